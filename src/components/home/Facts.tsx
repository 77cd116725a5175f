import type { ReactNode } from 'react';
import facts from '@generated/comparison/default/facts.json';
import forms from '@generated/comparison/default/forms.json';
import Translate, { translate } from '@docusaurus/Translate';
import { useFormats } from '../benchmark/formats';
import { results } from '../benchmark/results';
import styles from './facts.module.css';

/** Number of fields of the form in which keystrokes are measured. */
const FIELDS = 1000;

interface Fact {
  id: string;
  figure: ReactNode;
  says: ReactNode;
}

function useFacts(): Fact[] {
  const { count, kilobytes } = useFormats();
  const [own] = forms;
  const renders = results.figures[FIELDS].bindform?.keystroke?.renders ?? 0;
  return [
    {
      id: 'bytes',
      figure: `${kilobytes(own.bytes)} kB`,
      says: <Translate id="home.facts.bytes">gzipped, including the form below</Translate>,
    },
    {
      id: 'dependencies',
      figure: count(facts.dependencies),
      says: <Translate id="home.facts.dependencies">dependencies besides React</Translate>,
    },
    {
      id: 'renders',
      figure: count(renders),
      says: (
        <Translate
          id="home.facts.renders"
          description="After the number of fields, always 1"
          values={{ fields: count(FIELDS) }}
        >
          {'of {fields} fields rendered per keystroke'}
        </Translate>
      ),
    },
    {
      id: 'react',
      figure: facts.react.join(' – '),
      says: <Translate id="home.facts.react">React versions tested</Translate>,
    },
    {
      id: 'server',
      figure: 'SSR',
      says: (
        <Translate id="home.facts.server">and server actions, before JavaScript loads</Translate>
      ),
    },
    {
      // What tests/a11y accept, on every type of page.
      id: 'axe',
      figure: count(0),
      says: <Translate id="home.facts.axe">axe violations on this site</Translate>,
    },
    {
      id: 'tests',
      figure: `${count(facts.tests)}+`,
      says: <Translate id="home.facts.tests">automated tests</Translate>,
    },
  ];
}

/** Measured facts about the library. */
export function Facts(): ReactNode {
  const entries = useFacts();
  return (
    <section
      aria-label={translate({
        id: 'home.facts.label',
        message: 'Key figures',
        description: 'Name of the strip of figures on the home page',
      })}
    >
      <dl className={styles.facts}>
        {entries.map(({ id, figure, says }) => (
          <div key={id} data-fact={id}>
            <dt>{says}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
