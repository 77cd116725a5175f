import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { keyOf, useForm, useSubscribe, type UseFormReturn } from './index';
import { createForm } from './formCore';

interface Row {
  v: string;
  tags?: string[];
}

/** What the guide to lists recommends: the first values of rows by key, written into the row that is there. */
const savedRows = (rows: Row[], initial: Row[]) =>
  new Map(rows.map((row, index) => [keyOf(row), initial[index]]));
const resetRow = (row: Row, saved: Map<string, Row>) => Object.assign(row, saved.get(keyOf(row)));

const INITIAL: { rows: Row[] } = {
  rows: [
    { v: 'a', tags: ['x'] },
    { v: 'b', tags: [] },
    { v: 'c', tags: ['y', 'z'] },
  ],
};

type Change = (rows: Row[]) => void;

const at = fc.nat({ max: 5 });
const change = fc.oneof(
  fc.constant<Change>((rows) => void rows.reverse()),
  fc.constant<Change>((rows) => void rows.sort((one, other) => (one.v < other.v ? -1 : 1))),
  at.map<Change>((index) => (rows) => void rows.splice(index, 1)),
  at.map<Change>((index) => (rows) => void rows.splice(index, 0, { v: 'new' })),
  fc.tuple(at, fc.string()).map<Change>(([index, v]) => (rows) => {
    if (rows[index]) rows[index].v = v;
  }),
  at.map<Change>((index) => (rows) => void rows[index]?.tags?.push('more')),
);

it('resets a row to its own first values wherever it has moved, and no other', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), at, (changes, index) => {
      const { model } = createForm(INITIAL);
      const saved = savedRows(model.rows, INITIAL.rows);
      for (const apply of changes) apply(model.rows);
      const row = model.rows[index];
      if (!row) return;
      const key = keyOf(row);
      const others = () => JSON.stringify(model.rows.filter((other) => other !== row));
      const before = others();
      const own = JSON.stringify(row);
      resetRow(row, saved);
      expect(row).toEqual(saved.get(key) ?? JSON.parse(own));
      expect(keyOf(model.rows[index])).toBe(key);
      expect(others()).toBe(before);
    }),
  );
  expect(INITIAL.rows.map(({ v }) => v)).toEqual(['a', 'b', 'c']);
});

it('keeps the control, the focus and the place of a row that is reset after a move', async () => {
  let form!: UseFormReturn<typeof INITIAL>;
  let saved!: Map<string, Row>;
  function Rows() {
    form = useForm(INITIAL);
    const keys = useSubscribe(form, ({ model }) => model.rows.map(keyOf));
    [saved] = useState(() => savedRows(form.model.rows, INITIAL.rows));
    return keys.map((key, index) => (
      <div key={key}>
        {form.render(`rows.${index}.v`, { rules: { required: 'Empty' } })(<input />)}
      </div>
    ));
  }
  render(<Rows />);
  const [first] = screen.getAllByRole('textbox');
  await userEvent.clear(first);
  await act(() => form.validate().catch(() => undefined));
  act(() => void form.model.rows.reverse());
  expect(screen.getAllByRole('textbox')[2]).toBe(first);
  expect(first).toBeInvalid();
  act(() => {
    resetRow(form.model.rows[2], saved);
    form.clearValidate(['rows.2.v']);
  });
  expect(screen.getAllByRole('textbox')[2]).toBe(first);
  expect(first).toHaveValue('a');
  expect(first).toBeValid();
  expect(first).toHaveFocus();
  expect(form.model.rows.map(({ v }) => v)).toEqual(['c', 'b', 'a']);
  act(() => void form.model.rows.reverse());
  expect(form.state.isDirty).toBe(false);
});
