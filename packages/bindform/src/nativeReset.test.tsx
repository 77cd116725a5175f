import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as React from 'react';
import { Suspense, useLayoutEffect, useRef, useState, version, type ReactNode } from 'react';
import { FormItem, useForm, type UseFormReturn } from './index';

interface Data {
  a: string;
}

let form!: UseFormReturn<Data>;

const input = () => screen.getByLabelText('Text');
const type = () => fireEvent.change(input(), { target: { value: 'typed' } });

async function expectReset() {
  await waitFor(() => expect(form.model.a).toBe(''));
  expect(input()).toHaveValue('');
}

/** Resets the form around it when it commits another count. */
function Resetter({ count }: { count: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (count) ref.current!.closest('form')!.reset();
  }, [count]);
  return <span ref={ref} />;
}

/** A field by `render`, whose label changes, or a component. */
const FIELDS: Record<string, (count: number) => ReactNode> = {
  'a field that renders again': (count) =>
    form.render('a', { labelClass: `label${count}` })(<input aria-label="Text" />),
  'a component': () => (
    <FormItem bindId="a" contextProps={form.contextProps}>
      <input aria-label="Text" />
    </FormItem>
  ),
};

describe.each(Object.keys(FIELDS))('%s follows a native reset', (kind) => {
  (version >= '19' ? it : it.skip)('that React does after an action', async () => {
    function Host() {
      form = useForm<Data>({ a: '' });
      const [count, action] = React.useActionState(async (before: number) => before + 1, 0);
      return (
        <form action={action}>
          {FIELDS[kind](count)}
          <output>{count}</output>
          <button>Send</button>
        </form>
      );
    }
    render(<Host />);
    type();
    await act(async () => fireEvent.click(screen.getByRole('button')));
    expect(screen.getByRole('status')).toHaveTextContent('1');
    await expectReset();
  });

  it.each(['before', 'after'])('in an effect of a component %s it', async (place) => {
    let begin!: () => void;
    function Host() {
      form = useForm<Data>({ a: '' });
      const [count, setCount] = useState(0);
      begin = () => setCount(1);
      return (
        <form>
          {place === 'before' && <Resetter count={count} />}
          {FIELDS[kind](count)}
          {place === 'after' && <Resetter count={count} />}
        </form>
      );
    }
    render(<Host />);
    type();
    await act(async () => begin());
    await expectReset();
  });

  it('while a parent waits', async () => {
    let wait!: (promise: Promise<void> | undefined) => void;
    let isDone = false;
    let resolve!: () => void;
    const promise = new Promise<void>((settle) => {
      resolve = settle;
    });
    function Waiting({ until }: { until: Promise<void> | undefined }) {
      if (until && !isDone) throw until;
      return null;
    }
    function Host() {
      form = useForm<Data>({ a: '' });
      const [until, setUntil] = useState<Promise<void>>();
      wait = setUntil;
      return (
        <form aria-label="Form">
          <Suspense fallback="waiting">
            {FIELDS[kind](0)}
            <Waiting until={until} />
          </Suspense>
        </form>
      );
    }
    render(<Host />);
    type();
    await act(async () => wait(promise));
    fireEvent.reset(screen.getByRole('form'));
    await act(async () => {
      isDone = true;
      resolve();
      await promise;
    });
    await expectReset();
  });
});

it('a control that comes later follows a native reset', async () => {
  let show!: () => void;
  function Host() {
    form = useForm<Data>({ a: '' });
    const [isShown, setIsShown] = useState(false);
    show = () => setIsShown(true);
    return (
      <form aria-label="Form">
        {form.render('a', { noStyle: true })(
          ({ attrs }) => isShown && <input {...(attrs as object)} aria-label="Text" />,
        )}
      </form>
    );
  }
  render(<Host />);
  act(() => show());
  type();
  fireEvent.reset(screen.getByRole('form'));
  await expectReset();
});

it('a control without an element for a moment follows a native reset, also if its id is there twice', async () => {
  let begin!: () => void;
  function Host() {
    form = useForm<Data>({ a: '' });
    const [count, setCount] = useState(0);
    begin = () => setCount(1);
    return (
      <>
        <form>
          <input id="email" />
        </form>
        <form>
          <Resetter count={count} />
          {form.render('a')(
            <input id="email" aria-label="Text" ref={(node) => void node} data-count={count} />,
          )}
        </form>
      </>
    );
  }
  render(<Host />);
  type();
  await act(async () => begin());
  expect(input()).toHaveAttribute('data-count', '1');
  await expectReset();
});
