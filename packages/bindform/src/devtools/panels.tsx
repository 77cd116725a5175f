import { useState, type ReactNode } from 'react';
import { useSubscribe } from '../index';
import { describeMessage } from './describeMessage';
import { formatModel } from './formatModel';
import type { InspectedForm } from './inspection';
import type { InspectorLabels } from './labels';

type PanelProps = InspectedForm & { labels: InspectorLabels };

/** Each of the lines, with how many lines before it in the same place were different ones. */
function useChanges(lines: string[]): { line: string; changes: number }[] {
  const [known, setKnown] = useState(() => lines.map((line) => ({ line, changes: 0 })));
  if (known.length === lines.length && known.every(({ line }, index) => line === lines[index])) {
    return known;
  }
  const next = lines.map((line, index) => {
    const { line: before = line, changes = 0 } = known[index] ?? {};
    return { line, changes: changes + Number(line !== before) };
  });
  setKnown(next);
  return next;
}

/** Lines of the data that are shown: React would take seconds for a hundred thousand. */
const MAX_LINES = 2000;

function shownLines(model: unknown): string[] {
  const lines = formatModel(model);
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LINES), `… (${more})`] : lines;
}

/** The data of a form. */
export function ModelPanel({ form }: PanelProps): ReactNode {
  const model = useSubscribe(form, (it) => it.model);
  const lines = useChanges(shownLines(model));
  // One text: between several, React puts comments into prerendered pages.
  if (lines.every(({ changes }) => changes === 0)) {
    return <pre>{lines.map(({ line }) => `${line}\n`).join('')}</pre>;
  }
  return (
    <pre>
      {lines.map(({ line, changes }, index) =>
        changes > 0 ? (
          // Another key for each change, so that its animation starts again.
          <span key={`${index}:${changes}`} data-changed>
            {`${line}\n`}
          </span>
        ) : (
          `${line}\n`
        ),
      )}
    </pre>
  );
}

/** The errors that a form shows. */
export function ErrorsPanel({ form, labels }: PanelProps): ReactNode {
  const errors = useSubscribe(form, ({ state }) => state.errors);
  if (errors.length === 0) return <p>{labels.noErrors}</p>;
  return (
    <ul>
      {errors.map(({ bindId, message }, index) => (
        <li key={index}>
          <code>{bindId || labels.form}</code> {describeMessage(message)}
        </li>
      ))}
    </ul>
  );
}

const FLAGS = ['isDirty', 'isTouched', 'isValid', 'isValidating'] as const;

/** The state of a form and of its fields. */
export function StatePanel({ form, labels }: PanelProps): ReactNode {
  const state = useSubscribe(form, ({ state: read }) => ({
    own: FLAGS.map((flag) => read[flag]),
    isSubmitting: read.isSubmitting,
    submitCount: read.submitCount,
    fields: read.fields.map((bindId) => {
      const field = read.field(bindId as never);
      return { bindId, flags: FLAGS.map((flag) => field[flag]) };
    }),
  }));
  const cells = (flags: boolean[]) =>
    flags.map((flag, index) => (
      <td key={FLAGS[index]} data-value={flag}>
        {String(flag)}
      </td>
    ));
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.field}</th>
            {FLAGS.map((flag) => (
              <th key={flag} scope="col">
                {flag}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{labels.form}</th>
            {cells(state.own)}
          </tr>
          {state.fields.map(({ bindId, flags }) => (
            <tr key={bindId}>
              <th scope="row">
                <code>{bindId}</code>
              </th>
              {cells(flags)}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <code>
          isSubmitting: {String(state.isSubmitting)}, submitCount: {state.submitCount}
        </code>
      </p>
    </>
  );
}

/** How often the component of a form and the controls of its fields have rendered. */
export function RendersPanel({ form, renders, fieldRenders, labels }: PanelProps): ReactNode {
  const fields = useSubscribe(form, ({ state }) => state.fields);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{labels.field}</th>
          <th scope="col">{labels.count}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{labels.component}</th>
          <td>{Math.max(1, renders)}</td>
        </tr>
        {fields.map((bindId) => (
          <tr key={bindId}>
            <th scope="row">
              <code>{bindId}</code>
            </th>
            <td
              key={fieldRenders.get(bindId)}
              data-changed={(fieldRenders.get(bindId) ?? 0) > 1 || undefined}
            >
              {fieldRenders.get(bindId)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The changes of the data, the latest first. */
export function LogPanel({ changes, labels }: PanelProps): ReactNode {
  if (changes.length === 0) return <p>{labels.noChanges}</p>;
  return (
    <ol>
      {[...changes].reverse().map(({ id, time, path, before, after }) => (
        <li key={id}>
          <time>{new Date(time).toTimeString().slice(0, 8)}</time> <code>{path}</code>{' '}
          {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
        </li>
      ))}
    </ol>
  );
}
