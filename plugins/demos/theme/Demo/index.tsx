import { useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Extra } from '@site/src/components/Extra';
import { LoadFailure } from '@site/src/components/siteFiles/LoadFailure';
import type { DemoModule } from '../../types';
import { EditorFailure } from '../../../live-editor/EditorFailure';
import { Badges } from './Badges';
import { EditButton } from './EditButton';
import { InspectorHost } from './InspectorHost';
import { OpenIn } from './OpenIn';
import { Preview } from './Preview';
import { Source } from './Source';
import { Toolbar } from './Toolbar';
import { useDemoEditing } from './useDemoEditing';
import { useHighlighted } from './useHighlighted';
import { useIsland } from './useIsland';
import { useRunHere } from './useRunHere';
import { useTaken } from './useTaken';
import openIn from './openIn.module.css';
import styles from './styles.module.css';

/** Props of {@link Demo}. Pages contain `<Demo id="…" />`; the build replaces `id` with `demo`. */
export interface Props {
  demo: DemoModule;
  /**
   * `below` (default): the source opens below the result. `beside`: the source is open initially, next
   * to the result in wide windows.
   */
  source?: 'below' | 'beside';
}

const notLoaded = (why: string) =>
  translate(
    {
      id: 'demo.notLoaded',
      message: 'This demo cannot run yet. {why}',
      description: 'Below the prerendered result of a demo whose code could not be loaded',
    },
    { why },
  );

/** A demo in a page: its result, its toolbar and its source. */
export default function Demo({ demo, source = 'below' }: Props): ReactNode {
  const { id, title, description } = demo;
  const [open, setOpen] = useState(source === 'beside');
  const island = useIsland(demo);
  const editing = useDemoEditing(demo);
  const taken = useTaken(demo);
  const online = useRunHere(demo, taken);
  const isEdited = editing.editor !== undefined;
  const highlighted = useHighlighted(id);
  useBrokenLinks().collectAnchor(id);

  useEffect(() => {
    // Browsers allow a write to the clipboard only right after a click, so fetch the source beforehand.
    // If that fails, the click fetches it again.
    if (island.live) demo.asset().catch(() => undefined);
  }, [demo, island.live]);

  return (
    <section
      id={id}
      className={styles.demo}
      data-demo={id}
      data-source={source}
      data-highlighted={highlighted || undefined}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.bar}>
        <div className={styles.about}>
          <p className={styles.title}>
            <span id={`${id}-title`}>{title}</span>
            <Badges demo={demo} />
          </p>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        <Extra name="demo toolbar">
          <Toolbar
            demo={demo}
            taken={taken}
            sourceId={`${id}-source`}
            open={open}
            onToggle={() => setOpen(!open)}
            onReset={island.reset}
            places={
              <OpenIn demo={demo} taken={taken} runHere={online.editor ? undefined : online.show} />
            }
          >
            <EditButton editing={editing} />
            <EditorFailure reason={editing.failure} />
          </Toolbar>
        </Extra>
      </div>
      <div className={styles.result} hidden={isEdited}>
        <Preview demo={demo} host={island.host} live={island.live} />
        {island.failure && (
          <p role="alert" className={styles.failure}>
            <LoadFailure reason={island.failure} text={notLoaded} onRetry={island.reset} />
          </p>
        )}
        {demo.hasForm && <InspectorHost demo={demo} host={island.inspector} />}
      </div>
      {editing.editor}
      {online.editor && (
        <div className={openIn.panel} data-run-here>
          <Extra name="online editor">{online.editor}</Extra>
        </div>
      )}
      <Source demo={demo} id={`${id}-source`} open={open && !isEdited} />
    </section>
  );
}
