import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StrictMode } from 'react';
import { Form, FormItem, useForm } from './index';

function Page() {
  const {
    render: item,
    contextProps,
    useSubscribe,
    useWatch,
  } = useForm({
    name: 'Ada',
    tags: ['a', 'b'],
    agree: true,
  });
  useWatch(
    ({ model }) => model.name,
    () => undefined,
  );
  const tags = useSubscribe(({ model }) => model.tags);
  return (
    <Form contextProps={contextProps} onSubmit={() => undefined}>
      {item('name', { label: 'Name', rules: { required: 'Need it' } })(<input />)}
      {item('agree', { label: 'Agree' })(<input type="checkbox" />)}
      {tags.map((tag, index) => (
        <div key={tag}>{item(`tags.${index}`, { label: `Tag ${tag}` })(<input />)}</div>
      ))}
      <FormItem bindId="name" label="Again" getContent={({ attrs }) => <b>{`${attrs.value}`}</b>} />
      <output>{useSubscribe(({ model }) => model.name.length)}</output>
    </Form>
  );
}

it('prerenders labels of a control with its own id, and of a read-only text without an id', () => {
  function Fields() {
    const { render: item } = useForm({ own: '', text: 'x' });
    return (
      <>
        {item('own', { label: 'Own' })(<input id="own" />)}
        {item('text', { label: 'Text', readOnly: true, readOnlyText: 'none' })(<input />)}
      </>
    );
  }
  document.body.innerHTML = renderToString(<Fields />);
  expect(screen.getByText('Own')).toHaveAttribute('for', 'own');
  expect(screen.getByText('Text')).not.toHaveAttribute('for');
  document.body.innerHTML = '';
});

it.each([false, true])(
  'is prerendered and taken over without a warning, strict: %s',
  async (strict) => {
    const [error, warned] = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
    const page = strict ? (
      <StrictMode>
        <Page />
      </StrictMode>
    ) : (
      <Page />
    );
    const html = renderToString(page);
    expect(html).toContain('value="Ada"');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const input = screen.getByLabelText(/Name/);
    const recovered = jest.fn();
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: recovered }),
    );
    // The very element that the server sent, now alive.
    expect(screen.getByLabelText(/Name/)).toBe(input);
    await userEvent.setup().type(input, '!');
    expect(screen.getByRole('status')).toHaveTextContent('4');
    expect(screen.getByText('Ada!')).toBeVisible();
    expect(recovered).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
    jest.restoreAllMocks();
  },
);

it('each server render begins with its own data', () => {
  expect(renderToString(<Page />)).toBe(renderToString(<Page />));
  render(<Page />);
  expect(screen.getByLabelText(/Name/)).toHaveValue('Ada');
});
