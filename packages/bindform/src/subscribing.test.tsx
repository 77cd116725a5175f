import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Form, useForm, useSubscribe, type ContextProps, type UseFormReturn } from './index';
import { mountForm } from './testing/mountForm';

interface Model {
  a: string;
  b: string;
  list: { v: number }[];
  date: Date;
  map: Map<string, number>;
  set: Set<number>;
  number: number;
}

const model = (): Model => ({
  a: 'A',
  b: 'B',
  list: [{ v: 1 }, { v: 2 }],
  date: new Date(0),
  map: new Map([['x', 1]]),
  set: new Set([1]),
  number: NaN,
});

/** Mounts a component that subscribes; reports what it saw. */
function subscribe<S>(select: (state: { model: Model }) => S) {
  const seen: S[] = [];
  const selector = jest.fn(select);
  const { form, hostRenders } = mountForm(model(), ({ useSubscribe: use }) => {
    seen.push(use(selector));
    return null;
  });
  return { form, seen, selector, hostRenders };
}

it('returns a snapshot, never live data', () => {
  const { form, seen } = subscribe((state) => state.model.list);
  expect(seen[0]).toEqual([{ v: 1 }, { v: 2 }]);
  act(() => {
    form.model.list[0].v = 9;
  });
  expect(seen).toEqual([
    [{ v: 1 }, { v: 2 }],
    [{ v: 9 }, { v: 2 }],
  ]);
  seen[1][0].v = 0;
  expect(form.model.list[0].v).toBe(9);
});

it.each<[string, (it: Model) => void, number]>([
  ['a write', (it) => (it.a = 'x'), 2],
  ['a deep write', (it) => (it.list[1].v = 3), 2],
  ['a push', (it) => it.list.push({ v: 3 }), 2],
  ['a swap', (it) => it.list.reverse(), 2],
  ['an equal list', (it) => (it.list = [{ v: 1 }, { v: 2 }]), 1],
  ['an equal date', (it) => (it.date = new Date(0)), 1],
  ['another date', (it) => (it.date = new Date(1)), 2],
  ['an equal map', (it) => (it.map = new Map([['x', 1]])), 1],
  ['another map', (it) => (it.map = new Map([['x', 2]])), 2],
  ['an equal set', (it) => (it.set = new Set([1])), 1],
  ['another set', (it) => (it.set = new Set([2])), 2],
  ['NaN again', (it) => (it.number = NaN), 1],
])('%s', (_name, change, renders) => {
  const { form, hostRenders } = subscribe((state) => ({ ...state.model }));
  act(() => void change(form.model));
  expect(hostRenders()).toBe(renders);
});

it('keeps the identity of a snapshot while the data is deeply the same', () => {
  const seen: object[] = [];
  const { form } = mountForm(model(), ({ useSubscribe: use }) => {
    seen.push(use((state) => ({ list: state.model.list })));
    return null;
  });
  act(() => form.forceUpdate());
  act(() => {
    form.model.list = [{ v: 1 }, { v: 2 }];
  });
  act(() => form.forceUpdate());
  expect(seen).toHaveLength(3);
  expect(new Set(seen).size).toBe(1);
});

it('asks the selector once per notification, and not when nothing it read was written', () => {
  const { form, selector } = subscribe((state) => state.model.list.map(({ v }) => v));
  selector.mockClear();
  act(() => {
    form.model.a = 'x';
    form.model.date = new Date(5);
  });
  expect(selector).toHaveBeenCalledTimes(0);
  act(() => {
    form.model.list[0].v = 5;
  });
  expect(selector).toHaveBeenCalledTimes(1);
  act(() => {
    form.setValues({ list: [{ v: 7 }, { v: 8 }, { v: 9 }] });
  });
  expect(selector).toHaveBeenCalledTimes(2);
  act(() => void form.model.list.sort((x, y) => y.v - x.v));
  expect(selector).toHaveBeenCalledTimes(3);
});

it('follows what it reads now, not what it once read', () => {
  const { form, selector, seen } = subscribe((state) =>
    state.model.number > 0 ? state.model.a : state.model.b,
  );
  act(() => {
    form.model.number = 1;
  });
  expect(seen).toEqual(['B', 'A']);
  selector.mockClear();
  act(() => {
    form.model.b = 'x';
  });
  expect(selector).not.toHaveBeenCalled();
  act(() => {
    form.model.a = 'y';
  });
  expect(seen).toEqual(['B', 'A', 'y']);
});

it('sees keys come and go', () => {
  const { form, seen } = subscribe((state) => [
    Object.keys(state.model).length,
    'more' in state.model,
    Object.hasOwn(state.model, 'more'),
  ]);
  act(() => {
    (form.model as Model & { more?: number }).more = 1;
  });
  act(() => {
    delete (form.model as Model & { more?: number }).more;
  });
  expect(seen).toEqual([
    [7, false, false],
    [8, true, true],
    [7, false, false],
  ]);
});

it('sees what was written before its own effect ran', () => {
  function Writer({ form, phase }: { form: UseFormReturn<Model>; phase: 'layout' | 'effect' }) {
    useLayoutEffect(() => {
      if (phase === 'layout') form.model.a = 'early';
    });
    useEffect(() => {
      if (phase === 'effect') form.model.b = 'early';
    });
    return null;
  }
  mountForm(model(), (form) => (
    <>
      <Writer form={form} phase="layout" />
      <Writer form={form} phase="effect" />
      <output>{form.useSubscribe((state) => state.model.a + state.model.b)}</output>
    </>
  ));
  expect(screen.getByRole('status')).toHaveTextContent('earlyearly');
});

it('sees changes of what the selector closes over', () => {
  function Host({ name }: { name: 'a' | 'b' }) {
    const form = useForm(model());
    return (
      <>
        <output>{form.useSubscribe((state) => state.model[name])}</output>
        <button onClick={() => void (form.model.b += '!')} />
      </>
    );
  }
  const { rerender } = render(<Host name="a" />);
  expect(screen.getByRole('status')).toHaveTextContent('A');
  rerender(<Host name="b" />);
  expect(screen.getByRole('status')).toHaveTextContent('B');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('status')).toHaveTextContent('B!');
});

it('lets a row that is gone select what is gone', () => {
  function Row({ form, index }: { form: UseFormReturn<Model>; index: number }) {
    return <li>{form.useSubscribe((state) => state.model.list[index].v)}</li>;
  }
  const { form } = mountForm(model(), (it) =>
    it
      .useSubscribe((state) => state.model.list.map((_, index) => index))
      .map((index) => <Row key={index} form={it} index={index} />),
  );
  act(() => void form.model.list.pop());
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('gives errors of a selector to the nearest boundary', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  class Boundary extends Component<{ children: ReactNode }> {
    state = { text: '' };
    static getDerivedStateFromError = ({ message }: Error) => ({ text: message });
    render() {
      return this.state.text || this.props.children;
    }
  }
  function Broken({ form }: { form: UseFormReturn<Model> }) {
    return form.useSubscribe((state) => {
      if (state.model.a === 'x') throw new Error('selector broke');
      return state.model.a;
    });
  }
  const { form } = mountForm(model(), (it) => (
    <Boundary>
      <Broken form={it} />
    </Boundary>
  ));
  act(() => {
    form.model.a = 'x';
  });
  expect(screen.getByText('selector broke')).toBeVisible();
  error.mockRestore();
});

describe('the hook for other components', () => {
  const Name = ({ contextProps }: { contextProps?: ContextProps<Model> }) => (
    <output>{useSubscribe(contextProps, (state) => state.model.a)}</output>
  );

  it('takes the contextProps of a form, wherever it is', () => {
    let given: ContextProps<Model> | undefined;
    const { form } = mountForm(model(), ({ contextProps }) => {
      given = contextProps;
      return null;
    });
    render(<Name contextProps={given} />);
    act(() => {
      form.model.a = 'x';
    });
    expect(screen.getByRole('status')).toHaveTextContent('x');
  });

  it('takes the form of the <Form> around it', () => {
    const { form } = mountForm(model(), ({ contextProps }) => (
      <Form contextProps={contextProps}>
        <Name />
      </Form>
    ));
    act(() => {
      form.model.a = 'x';
    });
    expect(screen.getByRole('status')).toHaveTextContent('x');
  });

  it('says what to do when there is no form', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Name />)).toThrow(
      '[bindform] BF005: useSubscribe was used outside a form. Pass it what useForm returned, or call it in a component inside a <Form> with contextProps.',
    );
    error.mockRestore();
  });
});

it('a map or a set of rows is also a snapshot', () => {
  const { form } = mountForm({ rows: [{ id: 1, text: 'a' }] }, (it) => {
    const byId = it.useSubscribe(({ model }) => new Map(model.rows.map((row) => [row.id, row])));
    const [first] = it.useSubscribe(({ model }) => new Set(model.rows));
    return <output>{[byId.get(1)?.text, first.text].join()}</output>;
  });
  act(() => {
    form.model.rows[0].text = 'b';
  });
  expect(screen.getByRole('status')).toHaveTextContent('b,b');
});

it('renders the component of a hook alone', async () => {
  let others = 0;
  const Other = () => {
    others += 1;
    return null;
  };
  function Sum({ form }: { form: UseFormReturn<{ a: string }> }) {
    return <output>{form.useSubscribe((state) => state.model.a.length)}</output>;
  }
  function Host() {
    const form = useForm({ a: '' });
    useState(0);
    return (
      <>
        {form.render('a')(<input />)}
        <Sum form={form} />
        <Other />
      </>
    );
  }
  render(<Host />);
  await userEvent.setup().type(screen.getByRole('textbox'), 'abc');
  expect(screen.getByRole('status')).toHaveTextContent('3');
  expect(others).toBe(1);
});
