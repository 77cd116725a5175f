import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

function Feature({ title, children }: { title: ReactNode; children: ReactNode }): ReactNode {
  return (
    <li className={styles.feature}>
      <Heading as="h3">{title}</Heading>
      <p>{children}</p>
    </li>
  );
}

/** What the library promises, a sentence or two for each promise. */
export function Features(): ReactNode {
  return (
    <section className={styles.features} aria-labelledby="features">
      <Heading as="h2" id="features">
        <Translate id="home.features.title">
          Small where it counts, complete where it matters
        </Translate>
      </Heading>
      <ul className={styles.featureList}>
        <Feature
          title={<Translate id="home.features.model.title">The model is the state</Translate>}
        >
          <Translate id="home.features.model.text">
            Read model.name, write model.name: the field follows. Nested objects and arrays work the
            same way.
          </Translate>
        </Feature>
        <Feature
          title={<Translate id="home.features.render.title">One keystroke, one render</Translate>}
        >
          <Translate id="home.features.render.text">
            Only the field that changed is drawn again, with ten fields or with ten thousand.
          </Translate>
        </Feature>
        <Feature
          title={<Translate id="home.features.types.title">Paths that TypeScript checks</Translate>}
        >
          <Translate id="home.features.types.text">
            Field paths are completed from your model, and a typing mistake does not compile.
          </Translate>
        </Feature>
        <Feature
          title={<Translate id="home.features.rules.title">Rules you already have</Translate>}
        >
          <Translate id="home.features.rules.text">
            Required fields, your own functions, async checks, or a schema from zod, valibot or
            arktype.
          </Translate>
        </Feature>
        <Feature
          title={<Translate id="home.features.access.title">Accessible by default</Translate>}
        >
          <Translate id="home.features.access.text">
            Labels, errors and invalid states are tied together, and the first error takes the
            focus.
          </Translate>
        </Feature>
        <Feature title={<Translate id="home.features.kits.title">Any input, any UI kit</Translate>}>
          <Translate id="home.features.kits.text">
            Plain inputs, Ant Design, MUI or your own: hand over an element and it is bound.
          </Translate>
        </Feature>
      </ul>
    </section>
  );
}
