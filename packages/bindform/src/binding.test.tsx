import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createRef,
  useEffect,
  useId,
  useState,
  version,
  type ComponentProps,
  type ReactElement,
  type Ref,
} from 'react';
import { createRoot } from 'react-dom/client';
import { createPortal } from 'react-dom';
import { Form, useForm, type UseFormReturn } from './index';
import { later } from './testing/later';
import { mountForm } from './testing/mountForm';
import { alert, outcome } from './testing/validation';

const isReact18 = version < '19';

/** Mounts one field, labelled F, in a form that submits. */
function mountField(first: unknown, control: ReactElement) {
  const onSubmit = jest.fn();
  const { form } = mountForm({ f: first }, (it) => (
    <Form contextProps={it.contextProps} onSubmit={onSubmit} aria-label="Form">
      {it.render('f', { label: 'F', rules: { required: 'Need it' } })(control)}
      <button>Send</button>
    </Form>
  ));
  const press = () => act(async () => fireEvent.click(screen.getByText('Send')));
  return { form, onSubmit, press };
}

describe('a control with its own id', () => {
  it.each<[string, unknown, ReactElement, string]>([
    ['text field', '', <input key="k" id="own" />, 'textbox'],
    ['text area', '', <textarea key="k" id="own" />, 'textbox'],
    ['checkbox', false, <input key="k" id="own" type="checkbox" />, 'checkbox'],
    ['switch', false, <button key="k" id="own" type="button" role="switch" />, 'switch'],
  ])('is reached by its label and by the focus: a %s', async (_name, first, control, role) => {
    const { onSubmit, press } = mountField(first, control);
    expect(screen.getByText('F')).toHaveAttribute('for', 'own');
    expect(screen.getByRole(role, { name: 'F' })).toHaveAttribute('id', 'own');
    await press();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(alert()).toBe('Need it');
    expect(screen.getByRole(role)).toHaveFocus();
  });

  it('is reached in content that is a function', async () => {
    const { form } = mountForm({ f: false }, (it) =>
      it.render('f', { label: 'F', rules: { required: 'Need it' } })(({ attrs }) => (
        <input {...attrs} id="own" type="checkbox" value={undefined} />
      )),
    );
    expect(screen.getByText('F')).toHaveAttribute('for', 'own');
    expect(await outcome(form)).toBe('Need it');
  });

  (isReact18 ? it.skip : it)('is reached in a component that makes its id', async () => {
    function Kit({ ref, ...props }: { ref?: Ref<HTMLInputElement> }) {
      return <input {...props} ref={ref} id={`kit${useId()}`} />;
    }
    const { press } = mountField('', <Kit />);
    await press();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

it('works in a shadow tree', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const onSubmit = jest.fn();
  function Host() {
    const form = useForm({ f: false });
    return (
      <Form contextProps={form.contextProps} onSubmit={onSubmit}>
        {form.render('f', { label: 'F', rules: { required: 'Need it' } })(
          <input type="checkbox" />,
        )}
        <button>Send</button>
      </Form>
    );
  }
  const root = createRoot(shadow);
  await act(async () => root.render(<Host />));
  await act(async () => fireEvent.click(shadow.querySelector('button') as Element));
  expect(shadow.querySelector('[role=alert]')).toHaveTextContent('Need it');
  expect(shadow.activeElement).toBe(shadow.querySelector('input'));
  expect(onSubmit).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  host.remove();
});

it('works in a portal, and a form in a portal does not submit the form around it', async () => {
  const [outer, inner] = [jest.fn(), jest.fn()];
  function Host() {
    const form = useForm({ f: '' });
    return (
      <Form contextProps={form.contextProps} onSubmit={outer}>
        {createPortal(
          <>
            {form.render('f', { label: 'F', rules: { required: 'Need it' } })(<input id="own" />)}
            <Form onSubmit={inner}>
              <button>Inner</button>
            </Form>
          </>,
          document.body,
        )}
        <button>Outer</button>
      </Form>
    );
  }
  render(<Host />);
  await act(async () => fireEvent.click(screen.getByText('Inner')));
  expect(inner).toHaveBeenCalledTimes(1);
  expect(alert()).toBeUndefined();
  await act(async () => fireEvent.click(screen.getByText('Outer')));
  expect(screen.getByLabelText(/F/)).toHaveFocus();
  expect(outer).not.toHaveBeenCalled();
});

it('merges description, class, style, ref and handlers with what the field adds', async () => {
  const user = userEvent.setup();
  const ref = createRef<HTMLInputElement>();
  const [onChange, onBlur] = [jest.fn(), jest.fn()];
  const { form } = mountForm({ f: '' }, (it) => (
    <>
      {it.render('f', {
        label: 'F',
        rules: { required: 'Need it' },
        defineProps: () => ({
          className: 'defined',
          style: { color: 'red' },
          'aria-describedby': 'd',
        }),
      })(
        <input
          ref={ref}
          className="own"
          style={{ width: 7 }}
          aria-describedby="hint"
          onChange={onChange}
          onBlur={onBlur}
        />,
      )}
      <p id="hint">A hint</p>
      <p id="d">A detail</p>
    </>
  ));
  const input = screen.getByRole('textbox');
  expect(ref.current).toBe(input);
  expect(input).toHaveClass('own defined', { exact: true });
  expect(input).toHaveStyle({ width: '7px', color: 'rgb(255, 0, 0)' });
  expect(input).toHaveAccessibleDescription('A hint A detail');
  await outcome(form);
  expect(input).toHaveAccessibleDescription('A hint A detail Need it');
  await user.type(input, 'x');
  await user.tab();
  expect(form.model.f).toBe('x');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onBlur).toHaveBeenCalledTimes(1);
  expect(input).toHaveAccessibleDescription('A hint A detail');
});

it('leaves the class and the style that a component has of itself', () => {
  const Field = (props: ComponentProps<'input'>) => (
    <input className="field" style={{ color: 'red' }} {...props} />
  );
  mountForm({ f: '', g: '' }, (it) => (
    <>
      {it.render('f', { label: 'F' })(<Field />)}
      {it.render('g', { label: 'G', defineProps: () => ({ className: 'defined' }) })(
        <Field className="given" />,
      )}
    </>
  ));
  expect(screen.getByLabelText('F')).toHaveClass('field', { exact: true });
  expect(screen.getByLabelText('F')).toHaveStyle({ color: 'rgb(255, 0, 0)' });
  expect(screen.getByLabelText('G')).toHaveClass('given defined', { exact: true });
});

it('validates on blur also where the control has its own onBlur', async () => {
  const user = userEvent.setup();
  mountForm({ f: '' }, (it) =>
    it.render('f', { label: 'F', trigger: 'blur', rules: { required: 'Need it' } })(
      <input onBlur={() => undefined} />,
    ),
  );
  await user.click(screen.getByRole('textbox'));
  await user.tab();
  expect(await screen.findByText('Need it')).toBeInTheDocument();
});

it('attaches a callback ref of the reader once, and ends it', () => {
  const calls: unknown[] = [];
  const ref = (instance: unknown) => void calls.push(instance);
  const { form, unmount } = mountForm({ f: '' }, (it) => it.render('f')(<input ref={ref} />));
  const input = screen.getByRole('textbox');
  act(() => form.setValue('f', 'x'));
  act(() => form.forceUpdate());
  expect(calls).toEqual([input]);
  unmount();
  expect(calls).toEqual([input, null]);
});

const controls = ({ render: item, contextProps }: UseFormReturn<Model>) => (
  <Form contextProps={contextProps} onSubmit={() => undefined} aria-label="Form">
    {item('a.text', { label: 'Text' })(<input />)}
    {item('agree', { label: 'Agree' })(<input type="checkbox" />)}
    {item('kind', { label: 'Kind' })(
      <select>
        <option>x</option>
        <option>y</option>
      </select>,
    )}
    <button type="reset">Start over</button>
  </Form>
);

interface Model {
  a: { text: string };
  agree: boolean;
  kind: string;
}

const model: Model = { a: { text: 'one' }, agree: true, kind: 'y' };

it('names controls by their paths, so that form data has them', () => {
  mountForm(model, controls);
  const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
  expect(Object.fromEntries(data)).toEqual({ 'a.text': 'one', agree: 'on', kind: 'y' });
});

it('a native reset leaves screen and model in step', async () => {
  const { form } = mountForm(model, controls);
  act(() => form.setValues({ a: { text: 'two' }, agree: false, kind: 'x' }));
  await act(async () => {
    fireEvent.click(screen.getByText('Start over'));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(form.model).toEqual(model);
  expect(screen.getByLabelText('Text')).toHaveValue('one');
  expect(screen.getByLabelText('Agree')).toBeChecked();
  expect(screen.getByLabelText('Kind')).toHaveValue('y');
});

(isReact18 ? it.skip : it)(
  'validates before an action, whose reset keeps screen and model in step',
  async () => {
    const action = jest.fn();
    const { form } = mountForm({ agree: false, text: '' }, ({ render: item, contextProps }) => (
      <Form
        contextProps={contextProps}
        action={(data: FormData) => void action(Object.fromEntries(data))}
      >
        {item('agree', { label: 'Agree' })(<input type="checkbox" />)}
        {item('text', { label: 'Text', rules: { required: 'Need it' } })(<input />)}
        <button>Send</button>
      </Form>
    ));
    fireEvent.click(screen.getByLabelText('Agree'));
    await act(async () => fireEvent.click(screen.getByText('Send')));
    expect(alert()).toBe('Need it');
    expect(action).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(/Text/), { target: { value: 'x' } });
    await act(async () => {
      fireEvent.click(screen.getByText('Send'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(action.mock.calls).toEqual([[{ agree: 'on', text: 'x' }]]);
    expect(form.model).toEqual({ agree: false, text: '' });
    expect(screen.getByLabelText('Agree')).not.toBeChecked();
  },
);

(isReact18 ? it.skip : it)(
  'neither acts nor shows an error when the data changes while a rule runs',
  async () => {
    const answer = later<undefined>();
    const action = jest.fn();
    mountForm({ name: 'x', note: '' }, ({ render: item, contextProps }) => (
      <Form contextProps={contextProps} action={() => void action()}>
        {item('name', { label: 'Name', rules: { validator: () => answer.promise } })(<input />)}
        {item('note', { label: 'Note' })(<input />)}
        <button>Send</button>
      </Form>
    ));
    await act(async () => fireEvent.click(screen.getByText('Send')));
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'later' } });
    await act(async () => {
      answer.settle(undefined);
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(action).not.toHaveBeenCalled();
    expect(alert()).toBeUndefined();
  },
);

it('Form passes on attributes, and keeps every option to itself', () => {
  const error = jest.spyOn(console, 'error');
  const options = {
    trigger: 'blur',
    labelPosition: 'top',
    labelWidth: 9,
    readOnly: true,
    readOnlyText: 't',
    noStyle: false,
    fullWidth: true,
    customErrTips: 't',
    formatChangeValue: (x: unknown) => x,
    requireIndicator: '!',
    errorStyle: {},
    errorClass: 'e',
    labelStyle: {},
    labelClass: 'l',
    formItemStyle: {},
    formItemClass: 'i',
    contentStyle: {},
    contentClass: 'c',
    contextProps: {},
  } as const;
  render(
    <Form
      {...options}
      onSubmit={() => undefined}
      id="my"
      autoComplete="off"
      className="mine"
      style={{ color: 'red' }}
      formStyle={{ width: 9 }}
      aria-label="Form"
      data-x="1"
    />,
  );
  const form = screen.getByRole('form');
  expect(form.getAttributeNames().sort()).toEqual([
    'aria-label',
    'autocomplete',
    'class',
    'data-direction',
    'data-x',
    'id',
    'novalidate',
    'style',
  ]);
  expect(form).toHaveClass('bindform mine', { exact: true });
  expect(form).toHaveStyle({ color: 'rgb(255, 0, 0)', width: '9px' });
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

it('formatChangeValue waits for the end of an IME composition', () => {
  const { form } = mountForm({ f: '' }, (it) =>
    it.render('f', {
      formatChangeValue: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        currentTarget.value.toUpperCase(),
    })(<input />),
  );
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.compositionStart(input);
  for (const value of ['c', 'ca', 'café']) {
    fireEvent.input(input, { target: { value }, isComposing: true });
    expect(input).toHaveValue(value);
    expect(form.model.f).toBe('');
  }
  fireEvent.compositionEnd(input, { data: 'café' });
  expect(input).toHaveValue('CAFÉ');
  expect(form.model.f).toBe('CAFÉ');
  fireEvent.input(input, { target: { value: 'CAFÉs' } });
  expect(form.model.f).toBe('CAFÉS');
});

it('a control may report its value in an effect, as often as it renders', async () => {
  function Field({ value = '', onChange }: { value?: string; onChange?: (next: string) => void }) {
    const [own, setOwn] = useState(value);
    useEffect(() => onChange?.(own), [own, onChange]);
    return <input value={own} onChange={(event) => setOwn(event.target.value)} />;
  }
  const { form } = mountForm({ a: 'x' }, (it) => it.render('a')(<Field />));
  await userEvent.type(screen.getByRole('textbox'), 'y');
  expect(form.model.a).toBe('xy');
});
