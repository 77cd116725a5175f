import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { BenchmarkChart } from '../benchmark/BenchmarkChart';
import { MoreLink } from './MoreLink';
import { Section } from './Section';

/** The cost of a keystroke in a large form, compared with other libraries. */
export function Benchmark(): ReactNode {
  return (
    <Section
      id="benchmark"
      title={<Translate id="home.benchmark.title">One keystroke, a thousand fields</Translate>}
      text={
        <Translate id="home.benchmark.text">
          One form, written as the guide of each library recommends, measured in the same browser.
          Bindform re-renders only the field that changed.
        </Translate>
      }
    >
      <BenchmarkChart action="keystroke" fields={1000}>
        <Translate id="home.benchmark.caption">One keystroke in a form of 1,000 fields</Translate>
      </BenchmarkChart>
      <MoreLink to="/guides/performance">
        <Translate id="home.benchmark.more">Form performance</Translate>
      </MoreLink>
    </Section>
  );
}
