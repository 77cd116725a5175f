import { useEffect, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Extra } from '@site/src/components/Extra';
import type { DemoModule } from '../../types';
import { EditorFailure } from '../../../live-editor/EditorFailure';
import { Badges } from './Badges';
import { Body } from './Body';
import { EditButton } from './EditButton';
import { OpenIn } from './OpenIn';
import { Toolbar } from './Toolbar';
import { useDemoEditing } from './useDemoEditing';
import { useEnglish } from './useEnglish';
import { useHighlighted } from './useHighlighted';
import { useIsland } from './useIsland';
import { useRunHere } from './useRunHere';
import { useTaken } from './useTaken';
import openIn from './openIn.module.css';
import styles from './styles.module.css';

/** Props of {@link Demo}. Pages contain `<Demo id="…" />`; the build replaces `id` with `demo`. */
export interface Props {
  demo: DemoModule;
  /** `beside`: all of the code is shown at first, not only an excerpt. */
  source?: 'beside';
}

/** A demo in a page: what to try, its code next to its result where there is room, and its inspector. */
export default function Demo({ demo, source }: Props): ReactNode {
  const { id, title, description } = demo;
  const lang = useEnglish(demo);
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
        <p className={styles.title}>
          <span id={`${id}-title`} lang={lang('title')}>
            {title}
          </span>
          <Badges demo={demo} />
        </p>
        <Extra name="demo toolbar">
          <Toolbar
            demo={demo}
            taken={taken}
            onReset={isEdited ? undefined : island.reset}
            edit={
              <>
                <EditButton editing={editing} />
                <EditorFailure reason={editing.failure} />
              </>
            }
            places={
              <OpenIn
                demo={demo}
                taken={taken}
                runHere={online.editor ? undefined : online.show}
                tabIndex={-1}
              />
            }
          />
        </Extra>
        {description && (
          <p className={styles.description} lang={lang('description')}>
            {description}
          </p>
        )}
      </div>
      <Body demo={demo} island={island} showsAllCode={source === 'beside'} hidden={isEdited} />
      {editing.editor}
      {online.editor && (
        <div className={openIn.panel} data-run-here>
          <Extra name="online editor">{online.editor}</Extra>
        </div>
      )}
    </section>
  );
}
