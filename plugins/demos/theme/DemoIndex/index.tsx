import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { DemoListing } from '../../types';

/** Props of {@link DemoIndex}. */
export interface Props {
  demos: DemoListing[];
  /** Base address of the pages of single demos; a demo id follows. */
  demoPages: string;
}

/** A list of all demos for maintainers. The page exists only under `docusaurus start`. */
export default function DemoIndex({ demos, demoPages }: Props): ReactNode {
  const title = translate({
    id: 'demo.index.title',
    message: 'All demos',
    description: 'Title of the list of demos for maintainers',
  });
  return (
    <Layout title={title}>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="demo.index.demo" description="Column of the list of demos">
                  Demo
                </Translate>
              </th>
              <th scope="col">
                <Translate id="demo.index.description" description="Column of the list of demos">
                  Description
                </Translate>
              </th>
              <th scope="col">
                <Translate id="demo.index.pages" description="Column of the list of demos">
                  Pages
                </Translate>
              </th>
            </tr>
          </thead>
          <tbody>
            {demos.map((demo) => (
              <tr key={demo.id}>
                <th scope="row">
                  <Link to={`${demoPages}${demo.id}`}>{demo.title}</Link> <code>{demo.id}</code>
                </th>
                <td>{demo.description}</td>
                <td>
                  {demo.pages.map((page) => (
                    <Link key={page} to={`${page}#${demo.id}`}>
                      {page}
                    </Link>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
    </Layout>
  );
}
