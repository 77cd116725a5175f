import { act, fireEvent, render, screen } from '@testing-library/react';
import { memo, StrictMode, useState, type ReactNode } from 'react';
import { Form, FormItem, keyOf, useForm, useSubscribe, type UseFormReturn } from './index';
import { mountForm } from './testing/mountForm';
import { alerts, type } from './testing/textForm';

describe('what a field renders', () => {
  it.each([false, true])('follows what its functions read (StrictMode: %s)', async (isStrict) => {
    let form!: UseFormReturn<{ country: string; city: string }>;
    let hostRenders = 0;
    function Host() {
      hostRenders += 1;
      form = useForm({ country: '', city: '' });
      return form.render('city', {
        label: ({ model }) => (model.country === 'us' ? 'State' : 'City'),
        defineProps: ({ model }) => ({ disabled: !model.country }),
      })(({ attrs, props, model }) => (
        <select {...attrs} {...props}>
          {[model.country, `${model.country}-2`].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      ));
    }
    render(
      isStrict ? (
        <StrictMode>
          <Host />
        </StrictMode>
      ) : (
        <Host />
      ),
    );
    expect(screen.getByLabelText('City')).toBeDisabled();
    const rendered = hostRenders;
    act(() => form.setValue('country', 'us'));
    expect(screen.getByLabelText('State')).toBeEnabled();
    expect(screen.getByRole('option', { name: 'us-2' })).toBeInTheDocument();
    expect(hostRenders).toBe(rendered);
  });

  it('follows what it reads on later renders, and nothing else', () => {
    const renders = jest.fn();
    const { form } = mountForm({ mode: 'a', a: '1', b: '2', f: '' }, (it) =>
      it.render('f')(({ model }) => {
        renders();
        return <output>{model.mode === 'a' ? model.a : model.b}</output>;
      }),
    );
    expect(screen.getByRole('status')).toHaveTextContent('1');
    act(() => form.setValue('b', '3'));
    expect(renders).toHaveBeenCalledTimes(1);
    act(() => form.setValue('mode', 'b'));
    expect(screen.getByRole('status')).toHaveTextContent('3');
    act(() => form.setValue('b', '4'));
    expect(screen.getByRole('status')).toHaveTextContent('4');
    act(() => form.setValue('a', '9'));
    expect(renders).toHaveBeenCalledTimes(3);
  });

  it('does not call the label while its field is typed into', () => {
    const label = jest.fn(({ model }: { model: { unit: string } }) => `Width in ${model.unit}`);
    const { form } = mountForm({ unit: 'cm', width: '' }, (it) =>
      it.render('width', { label })(<input />),
    );
    type('Width in cm', '1');
    type('Width in cm', '12');
    expect(label).toHaveBeenCalledTimes(1);
    act(() => form.setValue('unit', 'mm'));
    expect(screen.getByText('Width in mm')).toBeInTheDocument();
    expect(label).toHaveBeenCalledTimes(2);
  });

  it('follows in a FormItem, in a read-only text and in an error', async () => {
    let form!: UseFormReturn<{ unit: string; width: string }>;
    function Host({ children }: { children?: ReactNode }) {
      form = useForm({ unit: 'cm', width: '' });
      const [isReadOnly, setReadOnly] = useState(false);
      return (
        <Form contextProps={form.contextProps} readOnly={isReadOnly}>
          <FormItem<{ unit: string; width: string }, 'width'>
            bindId="width"
            label={({ model }) => `Width in ${model.unit}`}
            requireIndicator={false}
            rules={{ required: true }}
            customErrTips={() => `No width in ${form.model.unit}`}
            readOnlyText={({ model }) => <i>{`3 ${String(model.unit)}`}</i>}
            contextProps={form.contextProps}
          >
            <input />
          </FormItem>
          <button onClick={() => setReadOnly(true)}>Lock</button>
          {children}
        </Form>
      );
    }
    render(<Host />);
    type('Width in cm', '1');
    type('Width in cm', '');
    expect(alerts()).toEqual(['No width in cm']);
    act(() => form.setValue('unit', 'mm'));
    expect(alerts()).toEqual(['No width in mm']);
    expect(screen.getByText('Width in mm')).toBeInTheDocument();
    fireEvent.click(screen.getByText('Lock'));
    expect(screen.getByText('3 mm')).toBeInTheDocument();
    act(() => form.setValue('unit', 'm'));
    expect(screen.getByText('3 m')).toBeInTheDocument();
  });

  it('keeps the identity of lists and objects while they are deeply equal', () => {
    const seen = new Set<unknown>();
    const Tags = ({ value }: { value?: string[] }) => {
      seen.add(value);
      return null;
    };
    const { form } = mountForm({ tags: ['a'], other: '' }, (it) =>
      it.render('tags', {
        label: ({ model }) => model.other,
        defineProps: ({ model }) => ({ title: model.other }),
      })(<Tags />),
    );
    act(() => form.setValue('other', 'x'));
    act(() => form.setValue('tags', ['a']));
    expect(seen.size).toBe(1);
    act(() => form.setValue('tags', ['b']));
    expect(seen.size).toBe(2);
  });
});

it('memoized rows in a Form do not render when a row is added or the Form renders', () => {
  interface Order {
    items: { name: string }[];
  }
  const renders: string[] = [];
  const Item = memo(function Item({ form, at }: { form: UseFormReturn<Order>; at: number }) {
    renders.push(`row ${at}`);
    return form.render(`items.${at}.name`)(({ attrs: { id, value, onChange } }) => {
      renders.push(`control ${at}`);
      return <input id={id} value={value} onChange={onChange} />;
    });
  });
  let form!: UseFormReturn<Order>;
  function Host({ title }: { title: string }) {
    form = useForm<Order>({ items: [{ name: 'pen' }, { name: 'cup' }] });
    const keys = useSubscribe(form, ({ model }) => model.items.map(keyOf));
    return (
      <Form
        contextProps={form.contextProps}
        onSubmit={() => undefined}
        labelStyle={{ color: 'red' }}
        aria-label={title}
      >
        {keys.map((key, index) => (
          <Item key={key} form={form} at={index} />
        ))}
      </Form>
    );
  }
  const { rerender } = render(<Host title="Order" />);
  renders.length = 0;
  act(() => void form.model.items.push({ name: 'bag' }));
  expect(renders).toEqual(['row 2', 'control 2']);
  rerender(<Host title="Your order" />);
  expect(screen.getByRole('form', { name: 'Your order' })).toBeInTheDocument();
  expect(renders).toEqual(['row 2', 'control 2']);
});

describe('a field when the component that renders it does', () => {
  const Text = ({ hint, of: list }: { hint?: string; of?: string[]; form?: unknown }) => {
    renders += 1;
    return [hint, list?.join()].join(' ');
  };
  const keep = () => undefined;
  const endless = (): object => {
    const style: Record<string, unknown> = {};
    return Object.assign(style, { style });
  };
  let renders = 0;
  let form!: UseFormReturn<{ a: string; tags: string[] }>;

  /** How often the field renders when its host renders a second time. */
  function rendersAgain(show: (turn: number) => ReactNode): number {
    function Host({ turn }: { turn: number }) {
      form = useForm({ a: 'x', tags: ['one'] });
      return show(turn);
    }
    const { rerender } = render(<Host turn={0} />);
    renders = 0;
    rerender(<Host turn={1} />);
    return renders;
  }

  it.each<[string, number, (turn: number) => ReactNode]>([
    ['the same options and props', 0, () => form.render('a', { label: 'A' })(<Text hint="h" />)],
    [
      'a function from outside',
      0,
      () => form.render('a', { rules: { required: true, validator: keep } })(<Text />),
    ],
    ['another option', 1, (turn) => form.render('a', { labelWidth: turn })(<Text />)],
    ['one option less', 1, (turn) => form.render('a', turn ? {} : { label: 'A' })(<Text />)],
    ['another prop', 1, (turn) => form.render('a')(<Text hint={`${turn}`} />)],
    ['one prop less', 1, (turn) => form.render('a')(turn ? <Text /> : <Text hint="h" />)],
    ['another key', 1, (turn) => form.render('a')(<Text key={turn} />)],
    ['a function written inline', 1, () => form.render('a', { onError: () => 0 })(<Text />)],
    ['content written inline', 1, () => form.render('a')(() => <Text />)],
    ['live data', 1, () => form.render('a')(<Text of={form.model.tags} />)],
    ['live data as an option', 1, () => form.render('a', { label: form.model.tags })(<Text />)],
    ['the form as a prop', 1, () => form.render('a')(<Text form={form} />)],
    [
      'options that contain themselves',
      1,
      () => form.render('a', { labelStyle: endless() })(<Text />),
    ],
    ['another path', 1, (turn) => form.render(turn ? 'tags' : 'a')(<Text />)],
  ])('with %s renders %i times', (_, times, show) => {
    expect(rendersAgain(show)).toBe(times);
  });

  it('gets another ref', () => {
    const refs: [{ current: unknown }, { current: unknown }] = [
      { current: null },
      { current: null },
    ];
    rendersAgain((turn) => form.render('a')(<input ref={refs[turn] as never} />));
    expect(refs).toEqual([{ current: null }, { current: screen.getByRole('textbox') }]);
  });

  it('shows another element', () => {
    rendersAgain((turn) => form.render('a')(turn ? <textarea /> : <input />));
    expect(screen.getByRole('textbox').tagName).toBe('TEXTAREA');
  });

  it('shows live data that has changed meanwhile', () => {
    rendersAgain(() => form.render('a')(<Text of={form.model.tags} />));
    act(() => {
      form.model.tags.push('two');
      form.forceUpdate();
    });
    expect(document.body).toHaveTextContent('one,two');
  });

  it('renders once by forceUpdate, also when delayed, and not by a reset that leaves it as it is', async () => {
    rendersAgain(() => form.render('a')(<Text />));
    act(() => form.forceUpdate());
    expect(renders).toBe(1);
    await act(async () => form.forceUpdate(true));
    expect(renders).toBe(2);
    act(() => form.reset());
    expect(renders).toBe(2);
    act(() => form.reset({ a: 'y', tags: [] }));
    expect(renders).toBe(3);
  });
});
