import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { BenchmarkChart } from '../benchmark/BenchmarkChart';
import { Feature } from './Feature';

/** What a keystroke costs in a large form, next to other libraries. */
export function Benchmark(): ReactNode {
  return (
    <Feature
      id="benchmark"
      to="/guides/performance"
      title={<Translate id="home.benchmark.title">Quick with a thousand fields</Translate>}
      more={<Translate id="home.benchmark.more">Performance of forms</Translate>}
      proof={
        <BenchmarkChart action="keystroke" fields={1000}>
          <Translate id="home.benchmark.caption">One keystroke in a form of 1,000 fields</Translate>
        </BenchmarkChart>
      }
    >
      <Translate id="home.benchmark.text">
        The same form in five libraries, measured in one browser. Bindform looks up the one field
        that a key concerns, and walks through none of the others.
      </Translate>
    </Feature>
  );
}
