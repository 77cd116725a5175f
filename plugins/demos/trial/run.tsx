import { setTimeout as pause } from 'node:timers/promises';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { demoContent } from '../theme/Demo/demoContent';
import type { DemoModule } from '../types';
import { isInBrowser } from './browser';
import { limitProcessorTime } from './processorTime';

/**
 * Timers after which effects that update without end have been noticed: React counts 50 updates, which take longer on a
 * busy machine, as timers do.
 */
const WATCHED_TIMERS = 120;

/** Time between them (ms). */
const TIMER_MS = 5;

/** What is wrong with a demo. */
export interface TrialProblem {
  message: string;
  /** Stack of what the demo has thrown. */
  stack?: string;
}

/** Start of what React throws or logs then. */
const ENDLESS = 'Maximum update depth exceeded';

/** Tells the development server what it has to say. */
const tell = (problem: TrialProblem) => process.send?.(problem);

/** Renders a demo as the build does, which says what is wrong. */
function prerender({ prerender }: DemoModule): void {
  try {
    prerender?.();
  } catch (error) {
    const { message, cause } = error as Error;
    tell({ message, stack: (cause as Error | undefined)?.stack });
  }
}

/** Lets the effects of a demo run. Errors are ignored: jsdom lacks much that a demo may use. */
async function mount(demo: DemoModule): Promise<void> {
  const { file } = demo as DemoModule & { file: string };
  const watch = (said: unknown) => {
    const text = said instanceof Error ? said.message : String(said);
    if (!text.startsWith(ENDLESS)) return;
    tell({
      message: `demos/${file}: the demo updates without end, since an effect sets a state each time it runs. Give the effect a list of dependencies that stay the same, or set the state where the event happens.`,
    });
    process.exit();
  };
  console.error = watch;
  process.on('uncaughtException', watch);
  const entry = await demo.load();
  const root = createRoot(document.querySelector('main')!, { onUncaughtError: watch });
  flushSync(() => root.render(demoContent(entry, entry.devtools.createInspection())));
  for (let timer = 0; timer < WATCHED_TIMERS; timer += 1) await pause(TIMER_MS);
  process.exit();
}

/**
 * Runs a demo in a separate process, once, and tells the parent process what is wrong with it. The parent ends a
 * process that does not end.
 *
 * @param demo what to run
 * @param limit processor time that it has (ms)
 */
export function run(demo: DemoModule, limit: number): void {
  limitProcessorTime(limit);
  if (isInBrowser) void mount(demo);
  else {
    prerender(demo);
    // A timer that a module has started would keep the process running.
    process.exit();
  }
}
