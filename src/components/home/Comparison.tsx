import type { ReactNode } from 'react';
import forms from '@generated/comparison/default/forms.json';
import CodeBlock from '@theme/CodeBlock';
import PageTab from '@theme/PageTab';
import PageTabs from '@theme/PageTabs';
import Translate from '@docusaurus/Translate';
import { BarTable } from '../benchmark/BarTable';
import { useFormats } from '../benchmark/formats';
import { MoreLink } from './MoreLink';
import { Section } from './Section';
import styles from './comparison.module.css';

/** Props of a block with highlighted code, which the theme's type does not include. */
const highlighted = (html: string) => ({ language: 'tsx', html, children: undefined });

/** The size and the number of lines of each form. */
function Sizes(): ReactNode {
  const { count, kilobytes } = useFormats();
  return (
    <BarTable
      caption={<Translate id="home.comparison.caption">What the form adds to a page</Translate>}
      head={<Translate id="benchmark.bytes">Minified and gzipped</Translate>}
      moreHead={<Translate id="home.comparison.lines">Lines</Translate>}
      rows={forms.map(({ id, name, version, lines, bytes }) => ({
        subject: id,
        name: (
          <span translate="no">
            {name} <small>{version}</small>
          </span>
        ),
        length: bytes,
        figure: <span>{kilobytes(bytes)} kB</span>,
        more: count(lines),
      }))}
    />
  );
}

/** The same form written in four libraries. */
export function Comparison(): ReactNode {
  return (
    <Section
      id="comparison"
      title={<Translate id="home.comparison.title">The same form, four libraries</Translate>}
      text={
        <Translate id="home.comparison.text">
          Two labeled fields with rules and accessible error messages. One test suite checks that
          all four forms behave the same.
        </Translate>
      }
    >
      <div className={styles.comparison}>
        <PageTabs param="library">
          {forms.map(({ id, name, html }) => (
            <PageTab key={id} value={id} label={name}>
              <CodeBlock className={styles.code} {...highlighted(html)} />
            </PageTab>
          ))}
        </PageTabs>
        <div>
          <Sizes />
          <p className={styles.note}>
            <Translate id="home.comparison.note">
              Bundled for production without React. Ant Design includes its own input and button;
              the others leave the look of the form to you. Blank lines are not counted.
            </Translate>
          </p>
          <MoreLink to="/guides/migration">
            <Translate id="home.comparison.more">Migrate from another form library</Translate>
          </MoreLink>
        </div>
      </div>
    </Section>
  );
}
