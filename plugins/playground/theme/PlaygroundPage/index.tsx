import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { Extra } from '@site/src/components/Extra';
import { LoadFailure } from '@site/src/components/siteFiles/LoadFailure';
import { loadPart, reasonOf } from '@site/src/components/siteFiles/loadPart';
import type { FailureReason } from '@site/src/components/siteFiles/whyFailed';
import type { WorkspaceProps } from '../../client/Workspace';
import type { PlaygroundData } from '../../templates';
import styles from './styles.module.css';

/** Props of {@link PlaygroundPage}. */
export interface Props {
  data: PlaygroundData;
}

const title = () =>
  translate({
    id: 'playground.title',
    message: 'Playground',
    description: 'Title of the page to write and run code',
  });
const description = () =>
  translate({
    id: 'playground.description',
    message: 'Write a form, see it run next to its code, and share it as a link.',
    description: 'Below the title of the playground, and for search engines',
  });

const notLoaded = (why: string) =>
  translate(
    {
      id: 'playground.notLoaded',
      message: 'The editor could not be loaded. {why}',
      description: 'When the editor could not be fetched',
    },
    { why },
  );

/** A page to write, run and share code. */
export default function PlaygroundPage({ data }: Props): ReactNode {
  const [Workspace, setWorkspace] = useState<ComponentType<WorkspaceProps>>();
  const [failure, setFailure] = useState<FailureReason>();

  const load = () => {
    setFailure(undefined);
    loadPart(() => import('../../client/Workspace')).then(
      (module) => setWorkspace(() => module.default),
      (error: unknown) => setFailure(reasonOf(error)),
    );
  };
  useEffect(load, []);

  return (
    <Layout>
      <PageMetadata title={title()} description={description()} />
      <main className={styles.page} data-needs-app>
        <header className={styles.header}>
          <Heading as="h1" className={styles.title}>
            {title()}
          </Heading>
          <p className={styles.description}>{description()}</p>
        </header>
        <div className={styles.workspace}>
          {Workspace && !failure ? (
            <Extra name="playground" onFailure={() => setFailure('broken')}>
              <Workspace {...data} />
            </Extra>
          ) : (
            <p role={failure ? 'alert' : 'status'} className={styles.loading}>
              {failure ? (
                <LoadFailure reason={failure} text={notLoaded} onRetry={load} />
              ) : (
                <Translate id="playground.loading" description="While the editor is being fetched">
                  Loading the editor…
                </Translate>
              )}
            </p>
          )}
        </div>
      </main>
    </Layout>
  );
}
