import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Action } from '../../../src/components/benchmark/results';
import { counter, type FormHandle, type Subject } from './subject';

/** Samples of one action: times in ms, and the number of rendered inputs for each time. */
export interface Samples {
  times: number[];
  renders: number[];
}

/** Samples of one library at one size, without actions that it does not support or that timed out. */
export type Measurement = Partial<Record<Action, Samples>>;

/** Receives the samples of an action. */
export type Report = (action: Action, samples: Samples) => void;

/** How long and how often an action is repeated. */
export interface Effort {
  /** Time after which no new sample starts (ms). */
  budgetMs: number;
  /** Minimum number of samples. */
  atLeast: number;
  /** Maximum number of samples. */
  atMost: number;
}

const macrotask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/** Renders can happen in later tasks: an action is complete after two tasks in a row without a render. */
async function settled(): Promise<void> {
  for (let quiet = 0, seen = counter.renders; quiet < 2;) {
    await macrotask();
    quiet = counter.renders === seen ? quiet + 1 : 0;
    seen = counter.renders;
  }
}

async function sample(samples: Samples, act: () => unknown): Promise<void> {
  const before = counter.renders;
  const start = performance.now();
  await act();
  await settled();
  document.body.getBoundingClientRect();
  samples.times.push(performance.now() - start);
  samples.renders.push(counter.renders - before);
}

async function repeat(effort: Effort, once: (samples: Samples, i: number) => Promise<void>) {
  const samples: Samples = { times: [], renders: [] };
  const end = performance.now() + effort.budgetMs;
  for (let i = 0; i < effort.atMost && (i < effort.atLeast || performance.now() < end); i += 1) {
    await once(samples, i);
  }
  return samples;
}

function mount(Form: Subject['Flat'], count: number) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const handle: FormHandle = {};
  flushSync(() => root.render(<Form count={count} handle={handle} />));
  return {
    handle,
    input: () => container.querySelectorAll('input')[Math.floor(count / 2)],
    unmount: () => {
      root.unmount();
      container.remove();
    },
  };
}

const setNativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Simulates typing: sets the native value, then dispatches a bubbling input event. */
function type(input: HTMLInputElement, text: string): void {
  setNativeValue?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

async function measureMount(subject: Subject, count: number, effort: Effort) {
  return repeat(effort, async (samples) => {
    let mounted: ReturnType<typeof mount> | undefined;
    await sample(samples, () => {
      mounted = mount(subject.Flat, count);
    });
    mounted?.unmount();
    await settled();
  });
}

async function measureRows(subject: Subject, count: number, effort: Effort, report: Report) {
  const { handle, unmount } = mount(subject.Rows, count);
  await settled();
  const added: Samples = { times: [], renders: [] };
  const removed = await repeat(effort, async (samples) => {
    await sample(added, () => handle.addRow?.());
    await sample(samples, () => handle.removeFirstRow?.());
  });
  report('addRow', added);
  report('removeRow', removed);
  unmount();
}

async function measureFlat(subject: Subject, count: number, effort: Effort, report: Report) {
  const { handle, input, unmount } = mount(subject.Flat, count);
  await settled();
  const target = input();
  report(
    'keystroke',
    await repeat(effort, (samples, i) =>
      sample(samples, () => type(target, 'x'.repeat((i % 20) + 1))),
    ),
  );
  const { reset, validateAll } = handle;
  if (reset && validateAll) {
    report(
      'validate',
      await repeat(effort, async (samples) => {
        reset();
        await settled();
        await sample(samples, validateAll);
      }),
    );
    report(
      'reset',
      await repeat(effort, async (samples) => {
        type(target, 'x');
        await validateAll();
        await settled();
        await sample(samples, reset);
      }),
    );
  }
  unmount();
}

/** Measures one library at one size, and reports each action when it is complete. */
export async function measure(
  subject: Subject,
  count: number,
  effort: Effort,
  report: Report,
): Promise<void> {
  report('mount', await measureMount(subject, count, effort));
  // Rows last: they can take all the time of a slow library.
  await measureFlat(subject, count, effort, report);
  await measureRows(subject, count, effort, report);
}
