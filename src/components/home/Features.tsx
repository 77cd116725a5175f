import type { ReactNode } from 'react';
import follow from '@demos/home-follow';
import rows from '@demos/home-rows';
import rules from '@demos/home-rules';
import total from '@demos/home-total';
import undo from '@demos/home-undo';
import sample from '@generated/type-hints/default/typed-paths.json';
import DemoResult from '@theme/DemoResult';
import TypedCode from '@theme/TypedCode';
import Translate from '@docusaurus/Translate';
import { FeatureCard } from './FeatureCard';
import { Section } from './Section';
import styles from './features.module.css';

/** Six features, each with a small form or code sample. */
export function Features(): ReactNode {
  return (
    <Section
      id="features"
      title={<Translate id="home.features.title">See what it does</Translate>}
      text={
        <Translate id="home.features.text">
          Every form on this page is live. The guides show their code and more examples.
        </Translate>
      }
    >
      <ul className={styles.grid}>
        <FeatureCard
          title={<Translate id="home.model.title">The model is the state</Translate>}
          text={
            <Translate id="home.model.text">
              Push to an array, splice it or reverse it, and the fields update. Values and errors
              stay with their row.
            </Translate>
          }
          to="/intro/dymic"
          more={<Translate id="home.model.more">Dynamic forms</Translate>}
        >
          <DemoResult demo={rows} />
        </FeatureCard>
        <FeatureCard
          title={<Translate id="home.follow.title">Rules that track other fields</Translate>}
          text={
            <Translate id="home.follow.text">
              A rule runs again when a field that it has read changes. There is no dependency list.
            </Translate>
          }
          to="/intro/vaild-async#dependent"
          more={<Translate id="home.follow.more">Rules that depend on other fields</Translate>}
        >
          <DemoResult demo={follow} />
        </FeatureCard>
        <FeatureCard
          title={<Translate id="home.types.title">Type-checked paths</Translate>}
          text={
            <Translate id="home.types.text">
              Your editor completes paths, a rule knows the type of its value, and a misspelled path
              does not compile. You write no generics.
            </Translate>
          }
          to="/types/overview"
          more={<Translate id="home.types.more">Types</Translate>}
        >
          <TypedCode html={sample.html} />
        </FeatureCard>
        <FeatureCard
          title={<Translate id="home.rules.title">Rules next to the field</Translate>}
          text={
            <Translate id="home.rules.text">
              Use a required flag, a function, an async check, or a zod, valibot or ArkType schema.
              Try the taken username “ada”: an outdated response never replaces a newer one.
            </Translate>
          }
          to="/intro/vaild"
          more={<Translate id="home.rules.more">Form validation</Translate>}
        >
          <DemoResult demo={rules} />
        </FeatureCard>
        <FeatureCard
          title={<Translate id="home.total.title">Subscriptions to values</Translate>}
          text={
            <Translate id="home.total.text">
              A component that subscribes to a value re-renders when that value changes. The form
              around it does not.
            </Translate>
          }
          to="/intro/use-subscribe"
          more={<Translate id="home.total.more">Subscribing to values</Translate>}
        >
          <DemoResult demo={total} />
        </FeatureCard>
        <FeatureCard
          title={<Translate id="home.undo.title">Undo, redo and drafts</Translate>}
          text={
            <Translate id="home.undo.text">
              Two optional hooks, each with its own package path, so you ship only what you import.
            </Translate>
          }
          to="/guides/add-ons"
          more={<Translate id="home.undo.more">Save drafts, undo and redo</Translate>}
        >
          <DemoResult demo={undo} />
        </FeatureCard>
      </ul>
    </Section>
  );
}
