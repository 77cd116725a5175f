import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

/** The home page (spec point 2, route: empty path). */
export default function Home(): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'home.description',
        message:
          'A lightweight React form library: name a path, get a bound, validated, accessible field.',
      })}
    >
      <main className="container margin-vert--xl">
        <Heading as="h1">
          <Translate id="home.title">Forms that follow your data</Translate>
        </Heading>
        <Link className="button button--primary button--lg" to="/intro/start">
          <Translate id="home.start">Read the introduction</Translate>
        </Link>
      </main>
    </Layout>
  );
}
