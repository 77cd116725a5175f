import type { ReactNode } from 'react';
import demo from '@demos/start-basic';
import Demo from '@theme/Demo';
import Layout from '@theme/Layout';
import { translate } from '@docusaurus/Translate';
import { Features } from '@site/src/components/home/Features';
import { Hero } from '@site/src/components/home/Hero';
import styles from '@site/src/components/home/styles.module.css';

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
      <main className={styles.page}>
        <Hero>
          <Demo demo={demo} />
        </Hero>
        <Features />
      </main>
    </Layout>
  );
}
