import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  forwardRef,
  useImperativeHandle,
  useRef,
  type ChangeEventHandler,
  type ComponentProps,
  type FocusEventHandler,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Form, useForm, type UseFormReturn } from './index';
import { field } from './testing/mountField';
import { alerts, input } from './testing/textForm';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Shows a form that submits, and returns what it has sent. */
function mountSent<T extends object>(model: T, show: (form: UseFormReturn<T>) => ReactNode) {
  const onSubmit = jest.fn();
  function Host() {
    const form = useForm(model);
    return (
      <Form contextProps={form.contextProps} onSubmit={onSubmit}>
        {show(form)}
        <button>Send</button>
      </Form>
    );
  }
  render(<Host />);
  return onSubmit;
}

describe('a file input in a component', () => {
  const Plain = (props: ComponentProps<'input'>) => <input className="kit" {...props} />;
  const Wrapped = forwardRef<HTMLDivElement, ComponentProps<'input'>>(function Wrapped(props, ref) {
    return (
      <div ref={ref}>
        <input {...(props as object)} />
      </div>
    );
  });

  it.each([
    ['', <Plain key="" type="file" />],
    [' whose ref is an element around it', <Wrapped key="" type="file" />],
  ])('gives the chosen file%s, and a reset clears it', async (_what, control) => {
    const { form, value } = field(null, control, { label: 'File' });
    const files = () => screen.getByLabelText<HTMLInputElement>('File').files;
    await userEvent.upload(screen.getByLabelText('File'), new File(['x'], 'x.txt'));
    expect(value()).toEqual(files());
    expect(files()).toHaveLength(1);
    act(() => form.reset());
    expect(value()).toBeNull();
    expect(files()).toHaveLength(0);
  });
});

describe('a required consent in a component', () => {
  interface BoxProps {
    id?: string;
    checked?: boolean;
    onChange?: ChangeEventHandler<HTMLInputElement>;
  }
  const box = ({ id, checked, onChange }: BoxProps) => ({ id, checked, onChange });
  const WithHandle = forwardRef<{ focus: () => void }, BoxProps>(function WithHandle(props, ref) {
    const element = useRef<HTMLInputElement>(null);
    useImperativeHandle(ref, () => ({ focus: () => element.current?.focus() }));
    return <input type="checkbox" ref={element} {...box(props)} />;
  });
  const InSpan = forwardRef<HTMLSpanElement, BoxProps>(function InSpan(props, ref) {
    return (
      <span ref={ref}>
        <input type="checkbox" {...box(props)} />
      </span>
    );
  });
  const InLabel = ({ id, ...others }: BoxProps) => (
    <label id={id}>
      <input type="checkbox" {...box(others)} />I agree
    </label>
  );

  it.each<[string, ReactElement]>([
    ['whose ref is a handle', <WithHandle key="" />],
    ['whose ref is a handle, with its own id', <WithHandle key="" id="own" />],
    ['whose ref is an element around the checkbox', <InSpan key="" />],
    ['whose ref is an element around the checkbox, with its own id', <InSpan key="" id="own" />],
    ['whose own id is not given', <InSpan key="" id={undefined} />],
    ['that puts the id on a label around the checkbox', <InLabel key="" />],
    ['that puts its own id on a label around the checkbox', <InLabel key="" id="own" />],
  ])('has to be given: one %s', async (_what, control) => {
    const onSubmit = mountSent({ consent: false }, (form) =>
      form.render('consent', { rules: { required: 'Please agree' } })(control),
    );
    const consent = screen.getByRole('checkbox');
    await press('Send');
    expect(alerts()).toEqual(['Please agree']);
    expect(consent).toHaveFocus();
    await userEvent.click(consent);
    await userEvent.click(consent);
    await press('Send');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(consent);
    await press('Send');
    expect(onSubmit).toHaveBeenCalledWith({ consent: true });
  });
});

interface GroupProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLElement>;
  disabled?: string;
  'aria-labelledby'?: string;
}

/** Radio buttons in a group that cannot take the focus itself. */
const Sizes = ({ id, value, onChange, onBlur, disabled, ...props }: GroupProps) => (
  <div role="radiogroup" id={id} aria-labelledby={props['aria-labelledby']} onBlur={onBlur}>
    {['small', 'large'].map((size) => (
      <label key={size}>
        <input
          type="radio"
          name="sizes"
          checked={value === size}
          disabled={disabled === size}
          onChange={() => onChange?.(size)}
        />
        {size}
      </label>
    ))}
  </div>
);

/** The same, with a ref and without an id. */
const SizesByRef = forwardRef<HTMLDivElement, GroupProps>(function SizesByRef(props, ref) {
  return (
    <div ref={ref}>
      <Sizes {...props} id={undefined} />
    </div>
  );
});

/** A text field and a button that belong together. */
const Clearable = ({ id, value = '', onChange, onBlur }: GroupProps) => (
  <div role="group" onBlur={onBlur}>
    <input id={id} value={value} onChange={({ target }) => onChange?.(target.value)} />
    <button type="button" onClick={() => onChange?.('')}>
      Clear
    </button>
  </div>
);

describe('a failed submit', () => {
  it.each<[string, ReactElement, string]>([
    ['a group with the id', <Sizes key="" />, 'small'],
    ['a group with its own id', <Sizes key="" id="own" />, 'small'],
    ['a group with the ref', <SizesByRef key="" />, 'small'],
    ['a group whose first control is disabled', <Sizes key="" disabled="small" />, 'large'],
  ])('puts the focus into %s', async (_what, control, name) => {
    mountSent({ size: '', city: '' }, (form) => (
      <>
        {form.render('size', { label: 'Size', rules: { required: 'Choose' } })(control)}
        {form.render('city', { label: 'City', rules: { required: 'Enter' } })(<input />)}
      </>
    ));
    await press('Send');
    expect(alerts()).toEqual(['Choose', 'Enter']);
    expect(screen.getByRole('radio', { name })).toHaveFocus();
  });

  it('puts the focus on the chosen radio button of a group', async () => {
    mountSent({ size: 'large' }, (form) =>
      form.render('size', { label: 'Size', rules: { validator: () => 'Sold out' } })(<Sizes />),
    );
    await press('Send');
    expect(screen.getByRole('radio', { name: 'large' })).toHaveFocus();
  });

  it('puts the focus into a group that a function renders', async () => {
    mountSent({ size: '' }, (form) =>
      form.render('size', { rules: { required: 'Choose' } })(({ attrs: { id, onChange } }) => (
        <span id={id}>
          <button type="button" onClick={() => onChange('small')}>
            small
          </button>
        </span>
      )),
    );
    await press('Send');
    expect(screen.getByRole('button', { name: 'small' })).toHaveFocus();
  });
});

describe('with the trigger blur', () => {
  const onBlur = { label: 'F', trigger: 'blur', rules: { required: 'Need it' } } as const;

  it.each<[string, ReactElement]>([
    ['an element', <Clearable key="" />],
    ['an element with its own id', <Clearable key="" id="own" />],
  ])('moving the focus within %s does not validate, leaving it does', async (_what, control) => {
    field('', control, onBlur);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
    expect(alerts()).toEqual([]);
    await userEvent.tab();
    expect(alerts()).toEqual(['Need it']);
  });

  it('moving the focus within a control that a function renders does not validate', async () => {
    field(
      '',
      ({ attrs }) => (
        <div role="group" onBlur={attrs.onBlur}>
          <input aria-label="Hours" />
          <input aria-label="Minutes" />
        </div>
      ),
      onBlur,
    );
    await userEvent.click(input('Hours'));
    await userEvent.click(input('Minutes'));
    expect(alerts()).toEqual([]);
    await userEvent.click(document.body);
    expect(alerts()).toEqual(['Need it']);
  });

  it('the arrow keys choose in a group without validating it', async () => {
    const { value } = field('', <Sizes />, {
      ...onBlur,
      rules: { validator: (size) => `No ${String(size)} one` },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'small' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(value()).toBe('large');
    expect(alerts()).toEqual([]);
    await userEvent.tab();
    expect(alerts()).toEqual(['No large one']);
  });
});

describe('own props that are undefined', () => {
  it('do not override what a native control gets', async () => {
    const props = { id: undefined, name: undefined, value: undefined, onChange: undefined };
    const { value } = field('v', <input {...props} />, { label: 'F' });
    expect(input('F')).toHaveValue('v');
    expect(input('F')).toHaveAttribute('name', 'f');
    await userEvent.click(screen.getByText('F'));
    expect(input('F')).toHaveFocus();
    await userEvent.keyboard('w');
    expect(value()).toBe('vw');
  });

  it('do not override what a checkbox gets', async () => {
    const { value } = field(true, <input type="checkbox" id={undefined} checked={undefined} />, {
      label: 'F',
    });
    expect(screen.getByRole('checkbox', { name: 'F' })).toBeChecked();
    await userEvent.click(screen.getByText('F'));
    expect(value()).toBe(false);
  });

  it('do not override what a component gets', async () => {
    field('large', <Sizes id={undefined} value={undefined} aria-labelledby={undefined} />, {
      label: 'Size',
    });
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'large' })).toBeChecked();
  });
});

describe('a click on the label', () => {
  it('focuses a control that is not native', async () => {
    field(
      'text',
      ({ attrs: { id, value } }) => (
        <div id={id} role="textbox" tabIndex={0}>
          {value}
        </div>
      ),
      { label: 'Notes' },
    );
    await userEvent.click(screen.getByText('Notes'));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it.each(['Size', '*'])('puts the focus into a group (%s)', async (part) => {
    const label = <b>Size</b>;
    const { value } = field('', <Sizes />, { label, rules: { required: true } });
    await userEvent.click(screen.getByText(part));
    expect(screen.getByRole('radio', { name: 'small' })).toHaveFocus();
    expect(value()).toBe('');
  });

  it('keeps the focus on a link in the label', async () => {
    field('', <Sizes />, { label: <a href="#help">Help</a> });
    await userEvent.click(screen.getByText('Help'));
    expect(screen.getByText('Help')).toHaveFocus();
  });

  it('does not move the focus if the field is read-only text', async () => {
    field('large', <Sizes />, {
      label: 'Size',
      readOnly: true,
      readOnlyText: <button>Change</button>,
    });
    await userEvent.click(screen.getByText('Size'));
    expect(document.body).toHaveFocus();
  });
});
