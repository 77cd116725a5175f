import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DemoModule } from '../../types';
import { InspectorHost } from './InspectorHost';

const INSPECTOR = `<div role="tablist">
  <button role="tab" aria-selected="true" tabindex="0">Model</button>
  <button role="tab" aria-selected="false" tabindex="-1">Errors</button>
  <button role="tab" aria-selected="false" tabindex="-1">State</button>
</div>`;

function show(): void {
  const demo = { prerender: () => ({ inspector: INSPECTOR }) } as unknown as DemoModule;
  render(<InspectorHost demo={demo} host={createRef()} />);
}

const selected = () => screen.getByRole('tab', { selected: true });

test('the tabs of a prerendered inspector follow presses', async () => {
  show();
  await userEvent.click(screen.getByRole('tab', { name: 'State' }));
  expect(selected()).toHaveTextContent('State');
  expect(selected()).toHaveAttribute('tabindex', '0');
});

test('the tabs of a prerendered inspector follow keys, with the focus', async () => {
  show();
  selected().focus();
  for (const [key, name] of [
    ['ArrowRight', 'Errors'],
    ['End', 'State'],
    ['ArrowRight', 'Model'],
    ['ArrowLeft', 'State'],
    ['Home', 'Model'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect([key, selected().textContent]).toEqual([key, name]);
    expect(selected()).toHaveFocus();
  }
});

test('keys with a modifier, and keys that something else has handled, are left alone', async () => {
  show();
  selected().focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  const handle = (event: Event) => event.preventDefault();
  screen.getByRole('tablist').addEventListener('keydown', handle);
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toHaveTextContent('Model');
});
