import { use, useState, type ComponentType } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteFileError } from '@site/src/components/siteFiles/loadPart';
import { holdInput } from '@site/plugins/deferred-start/boot/holdInput';
import { replay } from '@site/plugins/deferred-start/replay/heldInput';
import * as devtools from 'bindform/devtools';
import type { DemoEntry, DemoModule } from '../../types';
import { Preview } from './Preview';
import { useIsland } from './useIsland';

jest.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: { message: string }) => message,
}));

jest.mock('@docusaurus/useDocusaurusContext', () =>
  jest.requireActual('@site/tests/support/docusaurus/useDocusaurusContext'),
);

// Not implemented by jsdom.
Object.assign(globalThis, { PointerEvent: MouseEvent });
// The page around the demo is hydrated already.
beforeAll(() => {
  window.heldInput = holdInput(() => undefined);
  replay(document);
});

let comeNear: () => Promise<void>;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeNear = () =>
        act(async () =>
          callback(
            [{ isIntersecting: true } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          ),
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function Counter() {
  const [count, setCount] = useState(0);
  const [name, setName] = useState('');
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{`Count ${count}`}</button>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <output>{name}</output>
    </>
  );
}

const demoOf = (Component: ComponentType, more: Partial<DemoModule> = {}): DemoModule => ({
  id: 'start-basic',
  title: 'Demo',
  description: '',
  hasForm: false,
  crashes: false,
  files: ['basic.tsx'],
  excerptLines: 0,
  load: jest.fn(async () => ({ Component, devtools, kits: [] })),
  asset: () => Promise.reject(),
  code: () => Promise.reject(),
  ...more,
});

function Harness({ demo }: { demo: DemoModule }) {
  const { host, live, failure, reset, retry } = useIsland(demo);
  return (
    <>
      <Preview demo={demo} host={host} live={live} />
      {failure && <p role="alert">{failure}</p>}
      <button onClick={reset}>Reset</button>
      <button onClick={retry}>Load again</button>
    </>
  );
}

/** The HTML that the build prerenders. */
function prerendered(Component: ComponentType): Pick<DemoModule, 'prerender'> {
  const { container, unmount } = render(<Component />);
  const preview = `<div>${container.innerHTML}</div>`;
  unmount();
  return {
    prerender: () => ({
      preview,
      inspector: '',
      code: { files: [], excerpt: { html: '', lines: 0 } },
    }),
  };
}

const live = () => document.querySelector('[data-demo-preview]')?.getAttribute('data-live');

describe('useIsland', () => {
  it('loads nothing until the demo is near the viewport, then hydrates the prerendered elements', async () => {
    const demo = demoOf(Counter, prerendered(Counter));
    render(<Harness demo={demo} />);
    const button = screen.getByRole('button', { name: 'Count 0' });
    expect(demo.load).not.toHaveBeenCalled();
    expect(live()).toBe('false');
    await comeNear();
    expect(live()).toBe('true');
    expect(screen.getByRole('button', { name: 'Count 0' })).toBe(button);
    await userEvent.click(button);
    expect(button).toHaveTextContent('Count 1');
  });

  it('renders into an empty host', async () => {
    render(<Harness demo={demoOf(Counter)} />);
    await comeNear();
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeVisible();
  });

  it('replays input from before the code was loaded', async () => {
    render(<Harness demo={demoOf(Counter, prerendered(Counter))} />);
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
    fireEvent.click(screen.getByRole('button', { name: 'Count 0' }));
    fireEvent.click(screen.getByRole('button', { name: 'Count 0' }));
    await comeNear();
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(screen.getByRole('status')).toHaveTextContent('Ada');
    expect(screen.getByRole('button', { name: 'Count 2' })).toBeVisible();
  });

  it('resets the state of the demo', async () => {
    render(<Harness demo={demoOf(Counter)} />);
    await comeNear();
    await userEvent.click(screen.getByRole('button', { name: 'Count 0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeVisible();
  });

  it('starts without what was entered before a reset, and with what was entered after it', async () => {
    render(<Harness demo={demoOf(Counter, prerendered(Counter))} />);
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
    fireEvent.click(screen.getByRole('button', { name: 'Count 0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    fireEvent.click(screen.getByRole('button', { name: 'Count 0' }));
    await comeNear();
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Count 1' })).toBeVisible();
  });

  it('replaces a crashed demo with the error, and recovers on Retry', async () => {
    let broken = true;
    const Fragile = () => {
      if (broken) throw new Error('Not today');
      return <p>Fine</p>;
    };
    render(<Harness demo={demoOf(Fragile, { crashes: true })} />);
    await comeNear();
    expect(screen.getByRole('alert')).toHaveTextContent('Not today');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Fine')).toBeVisible();
  });

  describe('when its code cannot be loaded', () => {
    const loads = (...reasons: SiteFileError['reason'][]) => {
      const load = jest.fn<ReturnType<DemoModule['load']>, []>();
      for (const reason of reasons) load.mockRejectedValueOnce(new SiteFileError(reason));
      return load.mockResolvedValueOnce({ Component: Counter, devtools, kits: [] });
    };

    it('keeps the prerendered result and its input, and says why once the reader uses it', async () => {
      const load = loads('offline', 'updated');
      render(<Harness demo={demoOf(Counter, { load, ...prerendered(Counter) })} />);
      await comeNear();
      expect(screen.queryByRole('alert')).toBeNull();
      fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
      await act(async () => fireEvent.pointerUp(screen.getByLabelText('Name')));
      expect(screen.getByRole('alert')).toHaveTextContent('updated');
      expect(screen.getByLabelText('Name')).toHaveValue('Ada');
      await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Ada'));
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('loads it again on a reset, without the input', async () => {
      const load = loads('offline');
      render(<Harness demo={demoOf(Counter, { load, ...prerendered(Counter) })} />);
      await comeNear();
      fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
      await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(live()).toBe('true'));
      expect(screen.getByLabelText('Name')).toHaveValue('');
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });

    it('starts without a word when the network returns', async () => {
      const load = loads('offline');
      render(<Harness demo={demoOf(Counter, { load, ...prerendered(Counter) })} />);
      await comeNear();
      await act(async () => fireEvent(window, new Event('online')));
      expect(live()).toBe('true');
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('says why at once to a reader who has pressed something meanwhile, or has nothing to look at', async () => {
      let refuse = () => {};
      const load = () =>
        new Promise<DemoEntry>((_resolve, reject) => {
          refuse = () => reject(new SiteFileError('unavailable'));
        });
      const { unmount } = render(
        <Harness demo={demoOf(Counter, { load, ...prerendered(Counter) })} />,
      );
      await comeNear();
      fireEvent.pointerUp(screen.getByLabelText('Name'));
      await act(async () => refuse());
      expect(screen.getByRole('alert')).toHaveTextContent('unavailable');
      unmount();
      const early = render(
        <Harness demo={demoOf(Counter, { load: loads('offline'), ...prerendered(Counter) })} />,
      );
      fireEvent.click(screen.getByRole('button', { name: 'Count 0' }));
      await comeNear();
      expect(screen.getByRole('alert')).toHaveTextContent('offline');
      early.unmount();
      render(<Harness demo={demoOf(Counter, { load: loads('intercepted') })} />);
      await comeNear();
      expect(screen.getByRole('alert')).toHaveTextContent('intercepted');
    });
  });

  it('shows that the code throws before it renders, and starts it again on Retry', async () => {
    const load = jest
      .fn<ReturnType<DemoModule['load']>, []>()
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
      .mockResolvedValueOnce({ Component: Counter, devtools, kits: [] });
    render(<Harness demo={demoOf(Counter, { load, ...prerendered(Counter) })} />);
    await comeNear();
    expect(screen.getByRole('alert')).toHaveTextContent('Loading chunk 7 failed');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Count 0' })).toBeVisible();
    await waitFor(() => expect(live()).toBe('true'));
  });

  it('unmounts the demo on navigation', async () => {
    const unmounted = jest.fn();
    const Leaving = () => {
      useState(0);
      return <p ref={() => unmounted}>Here</p>;
    };
    const { unmount } = render(<Harness demo={demoOf(Leaving)} />);
    await comeNear();
    unmount();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(unmounted).toHaveBeenCalledTimes(1);
  });

  it('reports no error on navigation before the demo is hydrated', async () => {
    const reported = jest.fn();
    // React calls reportError, which jsdom does not implement, or dispatches an event.
    Object.assign(window, { reportError: reported });
    window.addEventListener('error', reported);
    const never = new Promise<string>(() => undefined);
    let waits = false;
    const Waiting = () => <p>{waits ? use(never) : 'Here'}</p>;
    const html = prerendered(Waiting);
    waits = true;
    const { unmount } = render(<Harness demo={demoOf(Waiting, html)} />);
    await comeNear();
    expect(live()).toBe('false');
    unmount();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    window.removeEventListener('error', reported);
    expect(reported).not.toHaveBeenCalled();
  });

  it('does not start the demo after navigation during loading', async () => {
    let finish: () => void = () => undefined;
    const Component = jest.fn(() => <p>Late</p>);
    const load = () =>
      new Promise<DemoEntry>((resolve) => {
        finish = () => resolve({ Component, devtools, kits: [] });
      });
    const { unmount } = render(<Harness demo={demoOf(Component, { load })} />);
    await comeNear();
    unmount();
    await act(async () => finish());
    expect(Component).not.toHaveBeenCalled();
  });
});
