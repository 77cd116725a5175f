import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { Extra } from '@site/src/components/Extra';
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

/** A page to write, run and share code. */
export default function PlaygroundPage({ data }: Props): ReactNode {
  const [Workspace, setWorkspace] = useState<ComponentType<WorkspaceProps>>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    import('../../client/Workspace').then(
      (module) => setWorkspace(() => module.default),
      () => setFailed(true),
    );
  }, []);

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
          {Workspace ? (
            <Extra name="playground" onFailure={() => setFailed(true)}>
              <Workspace {...data} />
            </Extra>
          ) : (
            <p role="status" className={styles.loading}>
              {failed ? (
                <Translate
                  id="playground.notLoaded"
                  description="When the editor could not be fetched"
                >
                  The editor could not be loaded. Check your connection and reload the page.
                </Translate>
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
