import {
  ACTIONS,
  type Action,
  type Figure,
  type Results,
  type Spread,
  type SubjectName,
} from '../../../src/components/benchmark/results';

const TITLES: Record<Action, string> = {
  mount: 'Mount',
  unmount: 'Unmount',
  firstKeystroke: 'First keystroke',
  keystroke: 'Keystroke',
  dependent: 'Keystroke with a dependent field',
  validate: 'Validate all',
  reset: 'Reset',
  submit: 'Submit',
  addRow: 'Add a row',
  removeRow: 'Remove the first row',
  moveRow: 'Move a row to the end',
};

const time = ({ median, low, high }: Spread) =>
  `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

const cell = (figure?: Figure) =>
  figure ? `${time(figure)}<br>${time(figure.cpu)}<br>${figure.renders}` : '–';

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

function sizeTable(count: string, { figures, left }: Results): string {
  const subjects = Object.keys(figures[count]) as SubjectName[];
  const kept = (subject: SubjectName) => {
    const bytes = left[count][subject];
    return bytes === undefined ? '–' : (bytes / 1000).toFixed(1);
  };
  return [
    `## ${Number(count).toLocaleString('en-US')} fields`,
    '',
    row(['', ...subjects]),
    row(['---', ...subjects.map(() => '---:')]),
    ...ACTIONS.map((action) =>
      row([TITLES[action], ...subjects.map((subject) => cell(figures[count][subject]?.[action]))]),
    ),
    row(['Heap left by an unmounted form (kB)', ...subjects.map(kept)]),
  ].join('\n');
}

/** Formats the results as a Markdown page: medians with quartiles, and numbers of rendered inputs. */
export function markdown(results: Results): string {
  const { machine, versions, bytes, seed } = results;
  return [
    '# Benchmark of form libraries',
    '',
    `${results.date}, ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGiB} GiB, ${machine.os}, ${machine.browser}, seed ${seed}.`,
    '',
    Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', '),
    '',
    'Each cell: median time in ms (middle half of the samples), CPU time of the main thread in the same form, and the inputs rendered by one action. A dash: the library does not support the action, or took too long.',
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
