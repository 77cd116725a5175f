import type { ReactNode } from 'react';
import groups from '@generated/comparison/default/guide.json';
import CodeBlock from '@theme/CodeBlock';
import PageTab from '@theme/PageTab';
import PageTabs from '@theme/PageTabs';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { BarTable } from '../benchmark/BarTable';
import { useFormats } from '../benchmark/formats';
import { withoutColors } from '../withoutColors';

/** A form of the comparison. */
interface Props {
  /** Its folder in `plugins/comparison/guide`. */
  form: keyof typeof groups;
  /** What it is, for its figures. */
  children: ReactNode;
}

/** Props of a block whose code is highlighted already, which the theme's own type does not know. */
const highlighted = (html: string) => ({ language: 'tsx', html, children: undefined });

/** What a form weighs and how long it is, in each library. */
export function ComparedSizes({ form, children }: Props): ReactNode {
  const { count, kilobytes } = useFormats();
  return (
    <BarTable
      caption={children}
      head={<Translate id="benchmark.bytes">Minified and gzipped</Translate>}
      moreHead={<Translate id="home.comparison.lines">Lines</Translate>}
      rows={groups[form].entries.map(({ id, name, version, lines, bytes }) => ({
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

/** How many inputs a keystroke renders, in each library. */
export function ComparedRenders({ form, children }: Props): ReactNode {
  const { count } = useFormats();
  return (
    <BarTable
      caption={children}
      head={
        <Translate
          id="benchmark.renders"
          description="Head of a column: how many inputs were rendered"
        >
          Inputs rendered
        </Translate>
      }
      rows={groups[form].entries.map(({ id, name, renders }) => ({
        subject: id,
        name: <span translate="no">{name}</span>,
        length: renders,
        figure: <span>{count(renders)}</span>,
      }))}
    />
  );
}

/**
 * The code of a form in each library, and of what the libraries share. In the page's HTML, closed tabs are plain text;
 * they get their colors when the app starts.
 */
export function ComparedCode({ form }: Omit<Props, 'children'>): ReactNode {
  const { entries, shared } = groups[form];
  const isBrowser = useIsBrowser();
  const closed = (html: string) => highlighted(isBrowser ? html : withoutColors(html));
  return (
    <div data-compared-code>
      <PageTabs param={form.toLowerCase()}>
        {entries.map(({ id, name, html }, index) => (
          <PageTab key={id} value={id} label={name}>
            <CodeBlock title={name} {...(index === 0 ? highlighted(html) : closed(html))} />
          </PageTab>
        ))}
        {shared.map(({ name, html }) => (
          <PageTab key={name} value="shared" label={name}>
            <CodeBlock title={name} {...closed(html)} />
          </PageTab>
        ))}
      </PageTabs>
    </div>
  );
}
