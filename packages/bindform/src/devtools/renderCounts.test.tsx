import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { Devtools } from '../devtools';
import { useForm, useSubscribe, type UseFormReturn } from '../index';

interface Trip {
  days: { plan: string }[];
}

let form!: UseFormReturn<Trip>;
function Days() {
  form = useForm<Trip>({ days: [{ plan: 'walk' }] });
  const length = useSubscribe(form, ({ model }) => model.days.length);
  return Array.from({ length }, (_, index) => (
    <div key={index}>{form.render(`days.${index}.plan`, { label: `Day ${index}` })(<input />)}</div>
  ));
}

const count = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name} `) })).getByRole('cell').textContent;

beforeEach(() => {
  window.matchMedia = jest.fn(() => ({ matches: true })) as never;
});

it('counts each render once in StrictMode, also of a field that comes later', async () => {
  render(
    <StrictMode>
      <Devtools initialTab="renders">
        <Days />
      </Devtools>
    </StrictMode>,
  );
  await act(async () => undefined);
  expect(count('Component with useForm')).toBe('1');
  expect(count('days.0.plan')).toBe('1');
  await act(async () => void form.model.days.push({ plan: '' }));
  expect(count('Component with useForm')).toBe('2');
  expect(count('days.1.plan')).toBe('1');
  fireEvent.change(screen.getByLabelText('Day 1'), { target: { value: 'rest' } });
  await act(async () => undefined);
  expect(count('days.1.plan')).toBe('2');
});
