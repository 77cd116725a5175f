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

/** Props of the components for a form of the comparison. */
interface Props {
  /** Folder of the form in `plugins/comparison/guide`. */
  form: keyof typeof groups;
  /** Name of the form, for its figures. */
  children: ReactNode;
}

/** Props of a block with highlighted code, which the theme's type does not include. */
const highlighted = (html: string) => ({ language: 'tsx', html, children: undefined });

/** The size and the number of lines of a form in each library. */
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

/** The number of inputs that a keystroke renders in each library. */
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
 * The code of a form in each library, and the code that the libraries share. In the page's HTML, closed tabs are
 * plain text, which is highlighted when the app starts.
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
