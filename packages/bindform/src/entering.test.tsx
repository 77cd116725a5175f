import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  startTransition,
  Suspense,
  use,
  useLayoutEffect,
  useState,
  version,
  type ComponentType,
} from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useForm, type UseFormReturn } from './index';

interface Data {
  a: string;
  b: string;
}

interface ControlProps {
  value?: string;
  onChange?: (value: string) => void;
}

let form!: UseFormReturn<Data>;
let enter!: (value: string) => void;
let renders = 0;
let endAction: () => void = () => undefined;

/** A control of a UI kit, which calls its handler whenever it wants. */
function Kit({ value, onChange }: ControlProps) {
  renders += 1;
  enter = onChange!;
  return <output aria-label="A">{value}</output>;
}

function KitForm() {
  form = useForm({ a: '', b: '' });
  return form.render('a')(<Kit />);
}

const shown = () => screen.getByRole('status', { name: 'A' }).textContent;

beforeEach(() => {
  render(<KitForm />);
  renders = 0;
});

it.each<[name: string, enterIt: () => void]>([
  ['in a transition', () => startTransition(() => enter('x'))],
  [
    'in an action that goes on',
    () =>
      startTransition(async () => {
        enter('x');
        await new Promise<void>((resolve) => {
          endAction = resolve;
        });
      }),
  ],
  ['outside events', () => enter('x')],
])('what a control enters %s is shown in time', async (_name, enterIt) => {
  await act(async () => enterIt());
  expect(form.model.a).toBe('x');
  expect(shown()).toBe('x');
  // All transitions of React wait for an action.
  await act(async () => endAction());
});

it('what is entered outside events renders once', async () => {
  await act(async () => enter('x'));
  expect(shown()).toBe('x');
  expect(renders).toBe(1);
});

it('two entries and a write in one event render once, with the last', () => {
  function Twice() {
    return (
      <button
        onClick={() => {
          enter('x');
          form.model.a = 'y';
          enter('z');
        }}
      />
    );
  }
  render(<Twice />);
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toBe('z');
  expect(renders).toBe(1);
});

it('writes and entries that take turns are all shown', () => {
  const steps = ['1', '2', '3', '4', '5', '6'];
  for (const [index, step] of steps.entries()) {
    act(() => {
      if (index % 3 === 0) enter(step);
      else if (index % 3 === 1) form.model.a = step;
      else startTransition(() => enter(step));
    });
    expect(shown()).toBe(step);
  }
});

(version >= '19' ? it : it.skip)(
  'a transition that is given up hides nothing that is entered later',
  async () => {
    let wait!: (promise: Promise<unknown> | undefined) => void;
    function Waiting({ promise }: { promise: Promise<unknown> | undefined }) {
      if (promise) use(promise);
      return null;
    }
    let inner!: (value: string) => void;
    function Inner({ value, onChange }: ControlProps) {
      inner = onChange!;
      return <output aria-label="Inner">{value}</output>;
    }
    function Host() {
      const [promise, setPromise] = useState<Promise<unknown>>();
      wait = setPromise;
      const { render: item } = useForm({ a: '' });
      return (
        <Suspense fallback="waiting">
          {item('a')(<Inner />)}
          <Waiting promise={promise} />
        </Suspense>
      );
    }
    render(<Host />);
    const innerShown = () => screen.getByRole('status', { name: 'Inner' }).textContent;
    const never = new Promise(() => undefined);
    await act(async () =>
      startTransition(() => {
        wait(never);
        inner('x');
      }),
    );
    expect(innerShown()).toBe('x');
    act(() => inner('y'));
    expect(innerShown()).toBe('y');
    await act(async () => startTransition(() => wait(undefined)));
    expect(innerShown()).toBe('y');
    await act(async () => inner('z'));
    expect(innerShown()).toBe('z');
  },
);

it('what is written while a field is hidden is there when it is shown again', async () => {
  let wait!: (promise: Promise<unknown> | undefined) => void;
  let resolve!: () => void;
  let inner!: UseFormReturn<Data>;
  const done = new Set<Promise<unknown>>();
  function Waiting({ promise }: { promise: Promise<unknown> | undefined }) {
    if (promise && !done.has(promise)) throw promise;
    return null;
  }
  const Fields: ComponentType<{ promise: Promise<unknown> | undefined }> = ({ promise }) => (
    <Suspense fallback="waiting">
      {inner.render('a')(<input aria-label="Hidden" />)}
      <Waiting promise={promise} />
    </Suspense>
  );
  function Host() {
    const [promise, setPromise] = useState<Promise<unknown>>();
    wait = setPromise;
    inner = useForm({ a: '', b: '' });
    return <Fields promise={promise} />;
  }
  render(<Host />);
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  await act(async () => wait(promise));
  expect(screen.getByText('waiting')).toBeInTheDocument();
  await act(async () => {
    inner.model.a = 'written';
  });
  await act(async () => {
    done.add(promise);
    resolve();
    await promise;
  });
  const input = screen.getByLabelText('Hidden');
  expect(input).toHaveValue('written');
  fireEvent.change(input, { target: { value: 'typed' } });
  expect(input).toHaveValue('typed');
  act(() => {
    inner.model.a = 'again';
  });
  expect(input).toHaveValue('again');
});

it.each(['before', 'after'])('what a component %s it writes on commit is shown', (place) => {
  let inner!: UseFormReturn<Data>;
  function Writer() {
    useLayoutEffect(() => {
      inner.model.a = 'written';
    }, []);
    return null;
  }
  function Host() {
    inner = useForm({ a: '', b: '' });
    return (
      <>
        {place === 'before' && <Writer />}
        {inner.render('a')(<input aria-label="Written" />)}
        {place === 'after' && <Writer />}
      </>
    );
  }
  render(<Host />);
  expect(screen.getByLabelText('Written')).toHaveValue('written');
});

/** A field that cuts its value to three characters, or to another limit of its host, while it renders. */
function correcting() {
  let inner!: UseFormReturn<Data>;
  let setLimit!: (limit: number) => void;
  // React says that a render should not write.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Host() {
    const [limit, set] = useState(3);
    setLimit = set;
    inner = useForm({ a: '', b: '' });
    return inner.render('a', { label: 'Short' })(({ model, attrs }) => {
      if (model.a.length > limit) attrs.onChange(model.a.slice(0, limit));
      return <input {...(attrs as object)} />;
    });
  }
  render(<Host />);
  const set = (value: string) =>
    fireEvent.change(screen.getByLabelText('Short'), { target: { value } });
  return { model: () => inner.model, set, setLimit };
}

afterEach(() => jest.restoreAllMocks());

it.each(['mounted', 'typed in'])(
  'a render that writes what it reads ends when it is %s',
  (when) => {
    let contents = 0;
    function Host() {
      const { model, render: item } = useForm({ a: '', count: 0 });
      return item('a', { label: 'Counting' })(({ attrs }) => {
        contents += 1;
        if (contents > 50) throw new Error('It does not end.');
        model.count += 1;
        return <input {...(attrs as object)} />;
      });
    }
    render(<Host />);
    if (when === 'typed in') {
      contents = 0;
      fireEvent.change(screen.getByLabelText('Counting'), { target: { value: 'x' } });
      expect(screen.getByLabelText('Counting')).toHaveValue('x');
    }
    expect(contents).toBeLessThan(3);
  },
);

it('a render that corrects what it reads shows the correction', async () => {
  const { model, set } = correcting();
  for (const [typed, cut] of [
    ['abcdef', 'abc'],
    ['uvwxyz', 'uvw'],
  ]) {
    await act(async () => set(typed));
    expect(screen.getByLabelText('Short')).toHaveValue(cut);
    expect(model().a).toBe(cut);
  }
});

it('a render of the host that corrects what a field reads shows the correction, also after another one', async () => {
  const { model, set, setLimit } = correcting();
  await act(async () => set('abcdef'));
  expect(screen.getByLabelText('Short')).toHaveValue('abc');
  await act(async () => setLimit(2));
  expect(model().a).toBe('ab');
  expect(screen.getByLabelText('Short')).toHaveValue('ab');
});

describe('a field that has suspended renders when what it has read is written', () => {
  const never = new Promise<void>(() => undefined);
  function Cities({ country }: { country: string }) {
    if (country === 'x') throw never;
    return <output>Cities of {country}</output>;
  }
  it.each(['typed', 'written'])('%s', async (how) => {
    function Host() {
      form = useForm({ a: 'a', b: '' });
      return (
        <>
          {form.render('a')(<input aria-label="Country" />)}
          <Suspense fallback="Waiting">
            {form.render('b')(({ model }) => (
              <Cities country={model.a} />
            ))}
          </Suspense>
        </>
      );
    }
    render(<Host />);
    const set = (value: string) =>
      act(async () => {
        if (how === 'written') form.model.a = value;
        else fireEvent.change(screen.getByLabelText('Country'), { target: { value } });
      });
    await set('x');
    expect(screen.getByText('Waiting')).toBeVisible();
    await set('y');
    expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
    expect(screen.getByText('Cities of y')).toBeVisible();
  });
});

it('fields that mount in a transition never show two versions of a value', async () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const committed: (string | null)[] = [];
  let mount!: () => void;
  let inner!: UseFormReturn<Data>;
  let rendered = 0;
  /** Takes longer than a slice of a transition. The data is written between two slices. */
  function Slow({ value }: ControlProps) {
    for (const end = performance.now() + 12; performance.now() < end;);
    rendered += 1;
    if (rendered === 2)
      setTimeout(() => {
        inner.model.a = 'new';
      });
    return <b>{value}</b>;
  }
  function Host() {
    const [isMounted, setIsMounted] = useState(false);
    mount = () => setIsMounted(true);
    inner = useForm({ a: 'old', b: '' });
    useLayoutEffect(() => void committed.push(container.textContent));
    return (
      isMounted && [1, 2, 3, 4].map((key) => <div key={key}>{inner.render('a')(<Slow />)}</div>)
    );
  }
  flushSync(() => root.render(<Host />));
  startTransition(mount);
  while (!container.textContent) await pause(10);
  await pause(50);
  expect(committed).toEqual(['', 'newnewnewnew']);
  flushSync(() => root.unmount());
  container.remove();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
