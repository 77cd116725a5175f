import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useEffect } from 'react';
import { keyOf, useForm, type UseFormReturn } from './index';
import { mountForm } from './testing/mountForm';
import { settled } from './testing/settled';

interface Row {
  id: string;
  text: string;
}

/** Mounts rows that are keyed by their ids. */
function mountRows(rows: Row[]) {
  let form!: UseFormReturn<{ rows: Row[] }>;
  const renders: Record<string, number> = {};
  const lives: string[] = [];
  function Field({ row, ...props }: { row: string } & Record<string, unknown>) {
    renders[row] = (renders[row] ?? 0) + 1;
    useEffect(() => {
      lives.push(`+${row}`);
      return () => void lives.push(`-${row}`);
    }, [row]);
    return <input {...props} />;
  }
  function Host() {
    form = useForm({ rows });
    const ids = form.useSubscribe(({ model }) => model.rows.map(({ id }) => id));
    return ids.map((id, index) => (
      <div key={id}>
        {form.render(`rows.${index}.text`, {
          label: id,
          rules: { validator: (value) => value.startsWith('bad') && `${value}!` },
        })(<Field row={id} />)}
      </div>
    ));
  }
  render(<Host />);
  const inputs = () => screen.queryAllByRole<HTMLInputElement>('textbox');
  const shown = () => inputs().map(({ value }) => value);
  const names = () => inputs().map(({ name }) => name);
  return { form, renders, lives: () => lives.splice(0), shown, names };
}

const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id, text: `text of ${id}` }));

it.each<[string, (list: Row[]) => void, string[]]>([
  ['the first is removed', (list) => list.shift(), ['b', 'c']],
  ['one is removed', (list) => list.splice(1, 1), ['a', 'c']],
  ['the last is removed', (list) => list.pop(), ['a', 'b']],
  ['one is added before', (list) => list.unshift(...rows('x')), ['x', 'a', 'b', 'c']],
  ['one is added between', (list) => list.splice(1, 0, ...rows('x')), ['a', 'x', 'b', 'c']],
  ['one is added behind', (list) => list.push(...rows('x')), ['a', 'b', 'c', 'x']],
  ['they are turned round', (list) => list.reverse(), ['c', 'b', 'a']],
  ['they are sorted', (list) => list.sort((a, b) => (a.id < b.id ? 1 : -1)), ['c', 'b', 'a']],
  ['two change places', (list) => ([list[0], list[2]] = [list[2], list[0]]), ['c', 'b', 'a']],
  ['none is left', (list) => (list.length = 0), []],
])(
  'when %s, each row shows its own value and is named by its place, and only new rows are mounted',
  (_n, change, ids) => {
    const { form, shown, names, lives, renders } = mountRows(rows('a', 'b', 'c'));
    lives();
    const before = { ...renders };
    act(() => change(form.model.rows));
    expect(shown()).toEqual(ids.map((id) => `text of ${id}`));
    expect(names()).toEqual(ids.map((_, index) => `rows.${index}.text`));
    expect(lives().sort()).toEqual(
      [
        ...['a', 'b', 'c'].filter((id) => !ids.includes(id)).map((id) => `-${id}`),
        ...ids.filter((id) => id === 'x').map((id) => `+${id}`),
      ].sort(),
    );
    for (const id of ids) expect(renders[id] - (before[id] ?? 0)).toBeLessThanOrEqual(1);
  },
);

it('a list that is replaced shows its new rows', () => {
  const { form, shown } = mountRows(rows('a', 'b'));
  act(() => {
    form.model.rows = form.model.rows.filter(({ id }) => id === 'b');
  });
  expect(shown()).toEqual(['text of b']);
  act(() => form.setValue('rows', rows('x', 'y')));
  expect(shown()).toEqual(['text of x', 'text of y']);
});

it('an error moves with its row, and methods use current paths', async () => {
  const user = userEvent.setup();
  const { form } = mountRows(rows('a', 'b', 'c'));
  act(() => form.setValue('rows.1.text', 'bad'));
  await settled(() => form.validate().catch(() => undefined));
  expect(screen.getByLabelText('b')).toHaveAccessibleDescription('bad!');
  act(() => void form.model.rows.shift());
  expect(screen.getByLabelText('b')).toHaveAccessibleDescription('bad!');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await expect(settled(() => form.validate('rows.0.text'))).rejects.toMatchObject({
    errors: [{ bindId: 'rows.0.text', message: 'bad!' }],
  });
  await user.type(screen.getByLabelText('b'), '?');
  expect(form.model.rows[0].text).toBe('bad?');
  act(() => form.clearValidate(['rows.0.text']));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => form.setError('rows.1.text', 'by hand'));
  expect(screen.getByLabelText('c')).toHaveAccessibleDescription('by hand');
});

it('typing into a row renders that row alone', async () => {
  const user = userEvent.setup();
  const { renders } = mountRows(rows('a', 'b', 'c'));
  const before = { ...renders };
  await user.type(screen.getByLabelText('b'), 'xyz');
  expect(renders).toEqual({ ...before, b: before.b + 3 });
});

it('rows keep their keys when the comparator reads lists inside them', () => {
  const { form } = mountForm({ days: [[3], [1, 1], [1]].map((lines) => ({ lines })) });
  const before = form.model.days.map(keyOf);
  const sum = ({ lines }: { lines: number[] }) => lines.reduce((all, each) => all + each, 0);
  act(() => void form.model.days.sort((a, b) => sum(a) - sum(b)));
  expect(form.model.days.map(sum)).toEqual([1, 2, 3]);
  expect(form.model.days.map(keyOf)).toEqual([before[2], before[1], before[0]]);
});

it('removing the first of 1,000 rows renders each of the others at most once', () => {
  const many = rows(...Array.from({ length: 1000 }, (_, index) => `r${index}`));
  const { form, renders } = mountRows(many);
  const before = { ...renders };
  act(() => void form.model.rows.shift());
  const more = Object.keys(renders).map((id) => renders[id] - before[id]);
  expect(Math.max(...more)).toBe(1);
  expect(document.querySelectorAll('input')).toHaveLength(999);
}, 120_000);

it('adds and removes rows in a single commit', () => {
  const commits: string[] = [];
  let form!: UseFormReturn<{ list: string[] }>;
  function Host() {
    form = useForm({ list: ['a', 'b'] });
    return form
      .useSubscribe(({ model }) => model.list)
      .map((_, index) => <div key={index}>{form.render(`list.${index}`)(<input />)}</div>);
  }
  render(
    <Profiler id="host" onRender={(_id, phase) => commits.push(phase)}>
      <Host />
    </Profiler>,
  );
  act(() => void form.model.list.splice(0, 1, 'x', 'y', 'z'));
  expect(commits).toEqual(['mount', 'update']);
});

it('a row that is inserted again is a copy', () => {
  const { form } = mountForm({ lines: [{ price: 1, tags: ['a'] }] });
  act(() => void form.model.lines.splice(1, 0, form.model.lines[0]));
  act(() => {
    form.model.lines[1].price = 2;
    form.model.lines[1].tags.push('b');
  });
  expect(form.model.lines).toEqual([
    { price: 1, tags: ['a'] },
    { price: 2, tags: ['a', 'b'] },
  ]);
  expect(keyOf(form.model.lines[0])).not.toBe(keyOf(form.model.lines[1]));
});

describe('a field of a whole row', () => {
  interface Range {
    from: string;
    to: string;
  }
  const Ends = ({ value, onChange }: { value?: Range; onChange?: (next: Range) => void }) => (
    <input
      aria-label="From"
      value={value?.from}
      onChange={(event) => onChange?.({ ...value!, from: event.target.value })}
    />
  );
  const mountRanges = () =>
    mountForm({ stays: [{ from: '', to: '' }] }, (form) => {
      const keys = form.useSubscribe(({ model }) => model.stays.map(keyOf));
      return keys.map((key, index) => (
        <div key={key}>{form.render(`stays.${index}`)(<Ends />)}</div>
      ));
    });

  it('keeps the focus while it is edited', async () => {
    const { form } = mountRanges();
    await userEvent.type(screen.getByLabelText('From'), 'abc');
    expect(form.model.stays[0].from).toBe('abc');
  });

  it('keeps its element when the row is replaced, but not when rows change places', () => {
    const { form } = mountRanges();
    const element = screen.getByLabelText('From');
    act(() => form.setValue('stays.0', { from: 'x', to: '' }));
    expect(screen.getByLabelText('From')).toBe(element);
    const [first] = form.model.stays;
    const key = keyOf(first);
    act(() => {
      form.model.stays = [{ from: 'y', to: '' }, first];
    });
    expect(form.model.stays.map(keyOf)[1]).toBe(key);
    expect(new Set(form.model.stays.map(keyOf)).size).toBe(2);
  });
});

it('setting the length of a list counts as a change', () => {
  const { form } = mountForm({ list: ['a'] }, (it) =>
    String(it.useSubscribe(({ model }) => model.list).length),
  );
  act(() => {
    form.model.list.length = 3;
  });
  expect(screen.getByText('3')).toBeVisible();
});

it('a function in a list stays what it is', () => {
  const act1 = () => 1;
  const { form } = mountForm({ list: [act1] });
  expect(form.model.list[0]).toBe(act1);
  expect(form.state.isDirty).toBe(false);
});
