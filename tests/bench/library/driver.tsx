import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Action } from '../../../src/components/benchmark/results';
import type { Scenario } from './scenarios';
import { counter, type FormHandle, type Subject } from './subject';

/** Samples of one action. */
export interface Samples {
  /** Time of each action until its result is laid out (ms). */
  times: number[];
  /** CPU time of the main thread (ms) for each action, as the mean of a few in a row. */
  cpu: number[];
  /** Number of inputs that each action rendered. */
  renders: number[];
}

/**
 * How often an action is repeated: equally often for every library. With a limit in time alone, the engine would
 * have compiled more of a fast library than of a slow one, which exaggerates the difference.
 */
export interface Effort {
  /** Number of samples, of which the first third is not counted: a new page has compiled nothing yet. */
  turns: number;
  /** Time after which no new sample starts (ms). */
  limitMs: number;
}

/** What the page asks of the process that drives the browser. */
export interface Probe {
  /** CPU time of the page's main thread so far (ms). */
  cpu: () => Promise<number>;
  /** Size of the heap (bytes) after garbage collection. */
  heap: () => Promise<number>;
  /** Receives the samples of an action. */
  report: (action: Action, samples: Samples) => Promise<void>;
  /** Receives how much heap an unmounted form leaves (bytes). */
  reportLeft: (bytes: number) => Promise<void>;
}

interface Run {
  subject: Subject;
  count: number;
  effort: Effort;
  probe: Probe;
  /** CPU time of two calls of `probe.cpu` in a row (ms). */
  overhead: number;
}

/** Time after which an action counts as failed (ms). */
const PATIENCE_MS = 60_000;
/** Actions in a row for one CPU sample, unless they take longer than the time (ms). */
const BATCH = 20;
const BATCH_MS = 50;

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

/** An action, and whether the page shows its result. */
interface Act {
  act: () => unknown;
  isDone: () => boolean;
}

/** Acts until the result is laid out. Without that result, the measurement ends with an error. */
async function time(action: Action, { act, isDone }: Act, samples: Samples): Promise<void> {
  const before = counter.renders;
  const start = performance.now();
  await act();
  for (;;) {
    await settled();
    document.body.getBoundingClientRect();
    const end = performance.now();
    if (isDone()) {
      samples.times.push(end - start);
      break;
    }
    if (end - start > PATIENCE_MS) throw new Error(`The action "${action}" has no visible result.`);
    await new Promise((resolve) => setTimeout(resolve));
  }
  samples.renders.push(counter.renders - before);
}

const joined = (turns: Samples[]): Samples => ({
  times: turns.flatMap(({ times }) => times),
  cpu: turns.flatMap(({ cpu }) => cpu),
  renders: turns.flatMap(({ renders }) => renders),
});

/** Measures the action as often as the effort allows; `prepare` is not measured. */
async function repeat(
  { effort, probe, overhead }: Run,
  actions: Partial<Record<Action, () => Act>>,
  prepare: () => unknown = () => undefined,
  batch = 1,
): Promise<void> {
  const all = Object.entries(actions).map(([action, begin]) => ({
    action: action as Action,
    begin,
    turns: [] as Samples[],
  }));
  const end = performance.now() + effort.limitMs;
  for (let i = 0; i < effort.turns && (i === 0 || performance.now() < end); i += 1) {
    await prepare();
    await settled();
    for (const { action, begin, turns } of all) {
      const samples: Samples = { times: [], cpu: [], renders: [] };
      turns.push(samples);
      const started = performance.now();
      const cpu = await probe.cpu();
      let acts = 0;
      while (acts === 0 || (acts < batch && performance.now() - started < BATCH_MS)) {
        await time(action, begin(), samples);
        acts += 1;
      }
      samples.cpu.push(Math.max(0, (await probe.cpu()) - cpu - overhead) / acts);
    }
  }
  for (const { action, turns } of all) {
    await probe.report(action, joined(turns.slice(Math.floor(turns.length / 3))));
  }
}

function mount(Form: Subject['Flat'], count: number, value = '') {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const handle: FormHandle = {};
  const inputs = container.getElementsByTagName('input');
  const sent: unknown[] = [];
  const onSubmit = (values: unknown) => void sent.push(values);
  flushSync(() =>
    root.render(<Form count={count} value={value} handle={handle} onSubmit={onSubmit} />),
  );
  return {
    handle,
    inputs,
    sent,
    form: container.querySelector('form')!,
    // A library may replace its elements.
    middle: () => inputs[Math.floor(count / 2)],
    errors: () => container.querySelectorAll('[role=alert]'),
    unmount() {
      flushSync(() => root.unmount());
      container.remove();
    },
  };
}

type Mounted = ReturnType<typeof mount>;

const setNativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Simulates typing: sets the native value, then dispatches a bubbling input event. */
function type(input: HTMLInputElement, text: string): void {
  setNativeValue?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const FORMS_LEFT = 2000;

/** Mounts and unmounts forms, and returns how much heap each of them leaves (bytes). */
async function heapLeft({ subject, count, probe }: Run): Promise<number> {
  const forms = Math.max(2, Math.round(FORMS_LEFT / count));
  const live = async () => {
    const { middle, unmount } = mount(subject.Flat, count);
    type(middle(), 'x');
    await settled();
    unmount();
    await settled();
  };
  await live();
  const before = await probe.heap();
  for (let i = 0; i < forms; i += 1) await live();
  return ((await probe.heap()) - before) / forms;
}

async function measureLife(run: Run): Promise<void> {
  let mounted: Mounted;
  await repeat(run, {
    mount: () => ({
      act: () => {
        mounted = mount(run.subject.Flat, run.count);
      },
      isDone: () => mounted.inputs.length === run.count,
    }),
    unmount: () => ({ act: () => mounted.unmount(), isDone: () => !mounted.inputs.length }),
  });
  await run.probe.reportLeft(await heapLeft(run));
}

async function measureTyping(run: Run): Promise<void> {
  let mounted: Mounted | undefined;
  const typing = (text: string) => () => {
    const { middle } = mounted!;
    return { act: () => type(middle(), text), isDone: () => middle().value === text };
  };
  await repeat(run, { firstKeystroke: typing('x') }, async () => {
    mounted?.unmount();
    await settled();
    mounted = mount(run.subject.Flat, run.count);
  });
  let length = 1;
  const next = () => {
    length = (length % 20) + 1;
    return typing('x'.repeat(length))();
  };
  await repeat(run, { keystroke: next }, undefined, BATCH);
}

async function measureDependent(run: Run): Promise<void> {
  const { Dependent } = run.subject;
  if (!Dependent) return;
  const { handle, inputs, errors } = mount(Dependent, run.count);
  await settled();
  await handle.validateAll?.();
  let typed = 0;
  const next = () => {
    typed += 1;
    const text = `x${typed}`;
    const isShown = ({ textContent }: Element) => textContent === `Repeat ${text}`;
    return { act: () => type(inputs[0], text), isDone: () => [...errors()].some(isShown) };
  };
  await repeat(run, { dependent: next }, undefined, BATCH);
}

async function measureChecks(run: Run): Promise<void> {
  const { handle, middle, errors } = mount(run.subject.Flat, run.count);
  await settled();
  const { reset, validateAll } = handle;
  const isReset = () => errors().length === 0 && middle().value === '';
  if (validateAll) {
    await repeat(
      run,
      { validate: () => ({ act: validateAll, isDone: () => errors().length === run.count }) },
      () => reset?.(),
    );
  }
  if (reset) {
    await repeat(run, { reset: () => ({ act: reset, isDone: isReset }) }, async () => {
      type(middle(), 'x');
      await settled();
      await validateAll?.();
    });
  }
}

async function measureSubmit(run: Run): Promise<void> {
  const { form, sent, middle } = mount(run.subject.Flat, run.count, 'text');
  await settled();
  await repeat(
    run,
    {
      submit: () => {
        sent.length = 0;
        return { act: () => form.requestSubmit(), isDone: () => sent.length === 1 };
      },
    },
    () => type(middle(), 'changed'),
  );
}

async function measureRows(run: Run): Promise<void> {
  const { handle, inputs } = mount(run.subject.Rows, run.count);
  await settled();
  const first = () => inputs[0].value;
  await repeat(run, {
    addRow: () => {
      const { length } = inputs;
      return { act: () => handle.addRow?.(), isDone: () => inputs.length === length + 1 };
    },
    removeRow: () => {
      const second = inputs[1].value;
      return { act: () => handle.removeFirstRow?.(), isDone: () => first() === second };
    },
    moveRow: () => {
      const moved = first();
      return {
        act: () => handle.moveFirstRow?.(),
        isDone: () => inputs[inputs.length - 1].value === moved,
      };
    },
  });
}

const MEASURES: Record<Scenario, (run: Run) => Promise<void>> = {
  life: measureLife,
  typing: measureTyping,
  dependent: measureDependent,
  checks: measureChecks,
  submit: measureSubmit,
  rows: measureRows,
};

/** The CPU time that reading the CPU time takes (ms); it is subtracted from each sample. */
async function overheadOf({ cpu }: Probe): Promise<number> {
  const costs: number[] = [];
  for (let i = 0; i < 50; i += 1) {
    const before = await cpu();
    costs.push((await cpu()) - before);
  }
  return costs.sort((a, b) => a - b)[25];
}

/** Measures a group of actions of one library at one size, and reports each action. */
export async function measure(
  subject: Subject,
  scenario: Scenario,
  count: number,
  effort: Effort,
  probe: Probe,
): Promise<void> {
  const overhead = await overheadOf(probe);
  await MEASURES[scenario]({ subject, count, effort, probe, overhead });
}
