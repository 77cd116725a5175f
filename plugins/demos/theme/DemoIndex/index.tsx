import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { DemoListing } from '../../types';

/** What a {@link DemoIndex} lists. */
export interface Props {
  demos: DemoListing[];
  /** Address of the page of a single demo, without its id. */
  demoPages: string;
}

/** All demos, for maintainers: this page exists under `docusaurus start` only. */
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
