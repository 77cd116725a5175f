import type {
  Action,
  Figure,
  Results,
  SubjectName,
} from '../../../src/components/benchmark/results';

const ACTIONS: [Action, string][] = [
  ['mount', 'Mount'],
  ['keystroke', 'Keystroke'],
  ['validate', 'Validate all'],
  ['reset', 'Reset'],
  ['addRow', 'Add a row'],
  ['removeRow', 'Remove the first row'],
];

const time = ({ median, low, high, renders }: Figure) =>
  `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}), ${renders}`;

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

function sizeTable(count: string, results: Results): string {
  const bySubject = results.figures[count];
  const subjects = Object.keys(bySubject) as SubjectName[];
  return [
    `## ${Number(count).toLocaleString('en-US')} fields`,
    '',
    row(['', ...subjects]),
    row(['---', ...subjects.map(() => '---:')]),
    ...ACTIONS.map(([action, title]) =>
      row([
        title,
        ...subjects.map((subject) => {
          const figure = bySubject[subject]?.[action];
          return figure ? time(figure) : '–';
        }),
      ]),
    ),
  ].join('\n');
}

/** Formats the results as a Markdown page: medians with quartiles, and numbers of rendered inputs. */
export function markdown(results: Results): string {
  const { machine, versions, bytes } = results;
  return [
    '# Benchmark of form libraries',
    '',
    `${results.date}, ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGiB} GiB, ${machine.os}, ${machine.browser}.`,
    '',
    Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', '),
    '',
    'Each cell: median in ms (middle half of the samples), then the inputs rendered by one action.',
    '',
    '## Bytes',
    '',
    'Minified and gzipped, with the form of this benchmark, React left out.',
    '',
    row(Object.keys(bytes)),
    row(Object.keys(bytes).map(() => '---:')),
    row(Object.values(bytes).map((size) => size.toLocaleString('en-US'))),
    '',
    ...Object.keys(results.figures).map((count) => `${sizeTable(count, results)}\n`),
  ].join('\n');
}
