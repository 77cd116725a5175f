import type { ReactNode } from 'react';
import rows from '@demos/home-rows';
import rules from '@demos/home-rules';
import sample from '@generated/type-hints/default/typed-paths.json';
import Demo from '@theme/Demo';
import TypedCode from '@theme/TypedCode';
import Translate from '@docusaurus/Translate';
import { Feature } from './Feature';

/** What the library promises, each promise next to a small proof of it. */
export function Showcase(): ReactNode {
  return (
    <>
      <Feature
        id="model"
        to="/intro/dymic"
        title={<Translate id="home.model.title">The model is the state</Translate>}
        more={<Translate id="home.model.more">Dynamic forms</Translate>}
        proof={<Demo demo={rows} />}
      >
        <Translate id="home.model.text">
          Push to an array, splice it, turn it around: fields follow, and what was typed or is wrong
          stays with its row. There is no field array to learn, only your data.
        </Translate>
      </Feature>
      <Feature
        id="types"
        to="/intro/start"
        title={<Translate id="home.types.title">Paths that TypeScript checks</Translate>}
        more={<Translate id="home.types.more">What you write</Translate>}
        proof={<TypedCode html={sample.html} />}
      >
        <Translate id="home.types.text">
          The paths of your model are completed as you type, a rule knows the type of its value, and
          a misspelled path does not compile. No generics to write, no schema to keep in step.
        </Translate>
      </Feature>
      <Feature
        id="rules"
        to="/intro/vaild"
        title={<Translate id="home.rules.title">Rules where the field is</Translate>}
        more={<Translate id="home.rules.more">Form validation</Translate>}
        proof={<Demo demo={rules} />}
      >
        <Translate id="home.rules.text">
          Required, a function, an asynchronous check, or a schema from zod, valibot or arktype. A
          late answer never overwrites a newer one, messages are tied to their fields for screen
          readers, and a failed submit puts the focus on the first error.
        </Translate>
      </Feature>
    </>
  );
}
