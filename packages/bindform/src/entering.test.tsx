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
        await new Promise(() => undefined);
      }),
  ],
  ['outside events', () => enter('x')],
])('what a control enters %s is shown in time', async (_name, enterIt) => {
  await act(async () => enterIt());
  expect(form.model.a).toBe('x');
  expect(shown()).toBe('x');
});

it('what is entered outside events renders once', async () => {
  await act(async () => enter('x'));
  expect(shown()).toBe('x');
  // React 18 renders a state and a store apart.
  expect(renders).toBe(version >= '19' ? 1 : 2);
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
