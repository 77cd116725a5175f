import type { ReactNode } from 'react';
import first from '@demos/home-first';
import Demo from '@theme/Demo';
import Layout from '@theme/Layout';
import { translate } from '@docusaurus/Translate';
import { Benchmark } from '@site/src/components/home/Benchmark';
import { Hero } from '@site/src/components/home/Hero';
import { Kits } from '@site/src/components/home/Kits';
import { Showcase } from '@site/src/components/home/Showcase';
import styles from '@site/src/components/home/page.module.css';

/** The home page. */
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
          <Demo demo={first} source="beside" />
        </Hero>
        <Showcase />
        <Benchmark />
        <Kits />
      </main>
    </Layout>
  );
}
