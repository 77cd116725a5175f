import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from './index';
import { usePersist } from './persist';

type Id = 'A' | 'B';

let form: UseFormReturn<{ text: string }>;
let isRestored: boolean;
let open: (id: Id) => void;

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const input = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const drafts = () => Object.keys(localStorage).sort();

/** An editor of two records, each with its draft. */
function Editor() {
  const [id, setId] = useState<Id>('A');
  open = setId;
  form = useForm({ text: id as string });
  const { reset } = form;
  useEffect(() => reset({ text: id }), [reset, id]);
  ({ isRestored } = usePersist(form, { key: id }));
  return form.render('text')(<input />);
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('the draft of a record is restored whenever the record is opened again', async () => {
  const { unmount } = render(<Editor />);
  type('A!');
  await pass(400);
  act(() => open('B'));
  expect([input().value, isRestored]).toEqual(['B', false]);
  act(() => open('A'));
  expect([input().value, isRestored]).toEqual(['A!', true]);
  unmount();
  expect(drafts()).toEqual(['A']);
});

it('saving one record and opening the next in one handler leaves no draft', async () => {
  render(<Editor />);
  type('A!');
  await pass(400);
  expect(drafts()).toEqual(['A']);
  await act(async () => {
    form.reset({ text: 'B' });
    open('B');
  });
  await pass(400);
  expect(drafts()).toEqual([]);
});

it('a draft that equals the data is removed, and nothing is restored', async () => {
  const draft = { version: 1, time: Date.now(), data: { text: 'A' } };
  localStorage.setItem('A', JSON.stringify(draft));
  render(<Editor />);
  expect(isRestored).toBe(false);
  expect(drafts()).toEqual([]);
});

it('isRestored is false once the restored draft was saved', async () => {
  const draft = { version: 1, time: Date.now(), data: { text: 'A!' } };
  localStorage.setItem('A', JSON.stringify(draft));
  render(<Editor />);
  expect([input().value, isRestored]).toEqual(['A!', true]);
  act(() => form.reset({ text: 'A!' }));
  await pass(400);
  expect([drafts(), isRestored]).toEqual([[], false]);
  type('A!!');
  await pass(400);
  expect([drafts(), isRestored]).toEqual([['A'], false]);
});
