import type { ReactNode } from 'react';
import first from '@demos/home-first';
import Demo from '@theme/Demo';
import Layout from '@theme/Layout';
import { translate } from '@docusaurus/Translate';
import { Benchmark } from '@site/src/components/home/Benchmark';
import { Comparison } from '@site/src/components/home/Comparison';
import { Facts } from '@site/src/components/home/Facts';
import { Features } from '@site/src/components/home/Features';
import { Hero } from '@site/src/components/home/Hero';
import { Kits } from '@site/src/components/home/Kits';
import styles from '@site/src/components/home/page.module.css';

/** The home page. */
export default function Home(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'home.documentTitle',
        message: 'React forms that follow your data',
        description: 'Title of the home page in search results and in the tab of the browser',
      })}
      description={translate({
        id: 'home.description',
        message:
          'A lightweight React form library: name a path, get a bound, validated, accessible field.',
      })}
    >
      <main className={styles.page}>
        <Hero>
          <Demo demo={first} source="beside" />
        </Hero>
        <Facts />
        <Comparison />
        <Features />
        <Benchmark />
        <Kits />
      </main>
    </Layout>
  );
}
