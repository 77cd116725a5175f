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
      title={<Translate id="home.benchmark.title">Fast with a thousand fields</Translate>}
      text={
        <Translate id="home.benchmark.text">
          The same form in five libraries, measured in one browser. Bindform goes straight to the
          field that changed and does not iterate over the others.
        </Translate>
      }
    >
      <BenchmarkChart action="keystroke" fields={1000} floor="line">
        <Translate id="home.benchmark.caption">One keystroke in a form of 1,000 fields</Translate>
      </BenchmarkChart>
      <MoreLink to="/guides/performance">
        <Translate id="home.benchmark.more">Form performance</Translate>
      </MoreLink>
    </Section>
  );
}
