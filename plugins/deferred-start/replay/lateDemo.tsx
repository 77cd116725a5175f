import { StrictMode, type ReactNode } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { holdInput } from '../boot/holdInput';
import { recordChanges } from '../boot/recordChanges';
import { Fields } from './allFields';
import { beforeHydration, replay } from './heldInput';

// Not implemented by jsdom. React's server renderer needs MessageChannel on import, though only for streams.
Object.assign(globalThis, {
  PointerEvent: MouseEvent,
  MessageChannel: class {
    port1 = {};
    port2 = {};
  },
});
const { renderToString } =
  jest.requireActual<typeof import('react-dom/server')>('react-dom/server');

/** Called for each action that waits for the app; with `true` if it happened outside the demos. */
export const onPageWaiting = jest.fn();
window.heldInput = { ...holdInput(onPageWaiting), changes: recordChanges() };

beforeEach(() => {
  document.body.replaceChildren();
  onPageWaiting.mockReset();
});

/** Shows a prerendered demo whose script arrives late; `arrive` hydrates it and replays the input. */
export function lateDemo(render = (heard: jest.Mock): ReactNode => <Fields heard={heard} />) {
  const heard = jest.fn();
  const demo = document.createElement('div');
  demo.dataset.demoPreview = '';
  document.body.append(demo);
  const content = <StrictMode>{render(heard)}</StrictMode>;
  demo.innerHTML = `<div>${renderToString(content)}</div>`;
  /** Hydrates the demo; `replay` follows in a later task. */
  const hydrate = () =>
    act(async () => {
      beforeHydration(demo);
      hydrateRoot(demo.firstElementChild!, content);
    });
  const arrive = async () => {
    await hydrate();
    await act(async () => replay(demo));
  };
  return { demo, heard, hydrate, arrive };
}

/** The field with a label. */
export const field = <Kind extends HTMLElement>(name: string) => screen.getByLabelText<Kind>(name);
/** Types a text into a field, with the caret at the end of it. */
export function type(into: HTMLInputElement, value: string): void {
  fireEvent.input(into, { target: { value } });
  into.setSelectionRange(value.length, value.length);
}
/** Waits until the tasks that are due have run. */
export const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));
/** Submits the form of the demo. */
export const submitted = async () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
