import type { ComponentType } from 'react';
import type { Bundle, Failure, FrameMessage, Labels, PageMessage } from '../protocol';
import { createLoopGuard } from './endless';
import { describeFailure, watchUncaught } from './failures';
import { watchHeight } from './measure';
import { createModuleTable } from './moduleTable';
import { DEVTOOLS } from '../program/devtools';
import { mount, type Devtools, type Kit, type ReactModules } from './mount';
import { harden } from './harden';
import { keepLoading, watchAddresses } from './hardening/addresses';
import { watchDocuments } from './hardening/documents';
import { watchConsole } from './watchConsole';

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

/** Runs a demo and reports its state to the page. */
function run(
  bundle: Bundle,
  labels: Labels | undefined,
  send: (message: FrameMessage) => void,
): void {
  let rendered = false;
  const flushLogs = watchConsole((lines, dropped) => send({ type: 'logged', lines, dropped }));
  const fail = (failure: Failure) => {
    rendered = false;
    flushLogs();
    send({ type: 'failed', failure, fatal: true });
  };
  const measure = watchHeight((height) => {
    if (rendered) send({ type: 'size', height });
  });
  const leave = () => fail({ kind: 'gone', message: '' });
  watchAddresses(leave);
  watchDocuments({ onTheft: leave, onMany: () => fail({ kind: 'heavy', message: '' }) });
  const [file, ...others] = Object.keys(bundle.files).filter(
    (name) => bundle.files[name].kind === 'script',
  );
  const describe = (thrown: unknown) => describeFailure(thrown, others.length > 0 ? '' : file);
  watchUncaught((thrown) => send({ type: 'failed', failure: describe(thrown), fatal: false }));

  try {
    // Reported at once, because the code may catch what it throws.
    const guard = createLoopGuard((error) => fail(describe(error)));
    const { requirePackage, requireFile } = createModuleTable(bundle, guard);
    // A slow device takes seconds for those of a UI kit, for which the reader's code is not to blame.
    Object.keys(bundle.packages).forEach(requirePackage);
    send({ type: 'ready' });
    const react = requirePackage('react') as ReactModules['react'];
    const client = requirePackage('react-dom/client') as ReactModules['client'];
    const { default: Demo } = requireFile(bundle.entry) as { default?: unknown };
    if (!isComponent(Demo)) {
      fail({ kind: 'export', message: bundle.entry });
      return;
    }
    const kits = bundle.kits.map((kit) => (requirePackage(kit) as { default: Kit }).default);
    const devtools = Object.hasOwn(bundle.packages, DEVTOOLS)
      ? (requirePackage(DEVTOOLS) as Devtools)
      : undefined;
    const inspector = devtools && labels && { devtools, labels };
    const unmount = mount({ react, client, inspector }, Demo, kits, {
      onRendered: () => {
        rendered = true;
        send({ type: 'rendered', height: measure() });
      },
      onWaiting: () => fail({ kind: 'waiting', message: '' }),
      onCrash: (thrown) => fail(describe(thrown)),
      onRunaway: () => {
        fail({ kind: 'runaway', message: '' });
        unmount();
      },
    });
  } catch (error) {
    fail(describe(error));
  }
}

function setColorMode(colorMode: string): void {
  document.documentElement.dataset.theme = colorMode;
}

/** Takes the page's port from the outer document, then does what the page asks. */
function connect(event: MessageEvent): void {
  const [port] = event.ports;
  if (event.source !== window.parent || !port) return;
  keepLoading();
  harden();
  // Bound here, so that the reader's code cannot listen in by replacing the prototype's method.
  const send = port.postMessage.bind(port) as (message: FrameMessage) => void;
  port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    if (data.type === 'ping') send({ type: 'pong' });
    else setColorMode(data.colorMode);
    if (data.type !== 'start') return;
    document.documentElement.lang = data.language;
    run(data.bundle, data.labels, send);
  });
  port.start();
}

window.addEventListener('message', connect);
