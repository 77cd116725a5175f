import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Form, useForm, type RenderConfigTypes } from './index';
import { field } from './testing/mountField';
import { mountForm } from './testing/mountForm';
import { alerts, press } from './testing/textForm';

describe('read-only', () => {
  it('reaches the control, and hides the indicator', () => {
    field('x', <input />, { label: 'F', readOnly: true, rules: { required: true } });
    expect(screen.getByLabelText('F')).toHaveAttribute('readonly');
    expect(screen.getByText('F')).toHaveTextContent(/^F$/);
  });

  it.each<[string, RenderConfigTypes<{ f: unknown }>['readOnlyText'], string]>([
    ['a node', <b key="b">unnamed</b>, 'unnamed'],
    ['a function', ({ attrs }) => `is ${String(attrs.value)}`, 'is x'],
    ['an empty text', '', ''],
  ])('shows %s in place of the content', (_name, readOnlyText, expected) => {
    const content = jest.fn(() => <input />);
    const { form } = mountForm({ f: 'x' }, (it) => (
      <div role="status">{it.render('f', { readOnly: true, readOnlyText })(content)}</div>
    ));
    expect(screen.getByRole('status')).toHaveTextContent(expected);
    expect(content).not.toHaveBeenCalled();
    expect(form.model.f).toBe('x');
  });

  it('leaves the label of a text without a control, and gives it back', () => {
    const label = () => screen.getByText('F');
    function Page() {
      const [readOnly, setReadOnly] = useState(false);
      const { render: item } = useForm({ f: 'x' });
      return (
        <>
          {item('f', { label: 'F', readOnly, readOnlyText: 'text' })(<input />)}
          <button onClick={() => setReadOnly(!readOnly)}>Turn</button>
        </>
      );
    }
    render(<Page />);
    const turn = () => fireEvent.click(screen.getByRole('button'));
    turn();
    expect(label()).not.toHaveAttribute('for');
    turn();
    expect(screen.getByLabelText('F')).toHaveValue('x');
  });

  it('shows the control while readOnly is off', () => {
    field('x', <input />, { readOnlyText: 'text' });
    expect(screen.getByRole('textbox')).toBeVisible();
  });
});

describe('the required indicator', () => {
  const label = (config: RenderConfigTypes<{ f: unknown }>) => {
    field('', <input />, { label: 'F', ...config });
    return screen.getByText('F').textContent;
  };

  it.each<[string, RenderConfigTypes<{ f: unknown }>, string]>([
    ['is a star when the rules contain required', { rules: [{}, { required: 'x' }] }, 'F*'],
    ['is not there otherwise', { rules: [{ validator: () => '' }] }, 'F'],
    ['is always there with true', { requireIndicator: true }, 'F*'],
    ['is never there with false', { requireIndicator: false, rules: { required: true } }, 'F'],
    ['may be another node', { requireIndicator: <i>!</i>, rules: { required: true } }, 'F!'],
  ])('%s', (_name, config, expected) => {
    expect(label(config)).toBe(expected);
  });
});

it('a consent that is required is missed while it is shown as a text', async () => {
  const onSubmit = jest.fn();
  function Host({ isReviewed }: { isReviewed: boolean }) {
    const { contextProps, render: item } = useForm({ consent: false });
    return (
      <Form contextProps={contextProps} onSubmit={onSubmit}>
        {item('consent', {
          label: 'Consent',
          rules: { required: 'Please agree' },
          readOnly: isReviewed,
          readOnlyText: ({ model }) => (model.consent ? 'Given' : 'Not given'),
        })(<input type="checkbox" />)}
        <button>Send</button>
      </Form>
    );
  }
  const { rerender } = render(<Host isReviewed={false} />);
  rerender(<Host isReviewed />);
  await press();
  expect(alerts()).toEqual(['Please agree']);
  expect(onSubmit).not.toHaveBeenCalled();
});
