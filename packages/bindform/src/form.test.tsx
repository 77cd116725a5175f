import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Form, FormItem, useForm, type FormMethod } from './index';
import { settled } from './testing/settled';

describe('Form', () => {
  it('is a group, of the given direction, style and class', () => {
    render(
      <Form direction="row" formClass="mine" formStyle={{ color: 'red' }}>
        content
      </Form>,
    );
    const group = screen.getByRole('group');
    expect(group).toHaveAttribute('data-direction', 'row');
    expect(group).toHaveClass('bindform mine', { exact: true });
    expect(group).toHaveStyle({ color: 'rgb(255, 0, 0)' });
  });

  it('is a column by default, and has no class with noStyle', () => {
    render(<Form noStyle>content</Form>);
    expect(screen.getByRole('group')).toHaveAttribute('data-direction', 'column');
    expect(screen.getByRole('group')).not.toHaveAttribute('class');
  });

  it('is a real form with onSubmit: validates, puts the focus on the first error, submits when valid', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    function Host() {
      const { contextProps, render: item } = useForm({ a: 'x', b: '', c: '' });
      return (
        <Form contextProps={contextProps} onSubmit={onSubmit}>
          {['a', 'b', 'c'].map((id) => (
            <div key={id}>
              {item(id as 'a', { label: id, rules: { required: `Need ${id}` } })(<input />)}
            </div>
          ))}
          <button>Send</button>
        </Form>
      );
    }
    render(<Host />);
    await user.click(screen.getByRole('button'));
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Need b',
      'Need c',
    ]);
    expect(screen.getByLabelText(/b/)).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('1');
    await user.type(screen.getByLabelText(/c/), '2{enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.lastCall[0]).toEqual({ a: 'x', b: '1', c: '2' });
  });

  it('submits what its items own when they share no model', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    render(
      <Form onSubmit={onSubmit}>
        <FormItem bindId="a.b" label="B" initialValue="1">
          <input />
        </FormItem>
        <FormItem bindId="list.0" label="L">
          <input />
        </FormItem>
        <FormItem label="Note">just text</FormItem>
        <button>Send</button>
      </Form>,
    );
    await user.type(screen.getByLabelText('L'), '2');
    await user.click(screen.getByRole('button'));
    expect(onSubmit.mock.lastCall[0]).toStrictEqual({ a: { b: '1' }, list: ['2'] });
  });
});

it('the methods of a Form reach the items of nested Forms, until those unmount', async () => {
  const outer = createRef<FormMethod>();
  const inner = createRef<FormMethod>();
  const of = (id: string) => <FormItem bindId={id} rules={{ required: `Need ${id}` }} />;
  const nested = <Form ref={inner}>{of('b')}</Form>;
  const { rerender } = render(
    <Form ref={outer}>
      {of('a')}
      {nested}
    </Form>,
  );
  const texts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  await settled(() => inner.current!.validate().catch(() => []));
  expect(texts()).toEqual(['Need b']);
  await settled(() => outer.current!.validate().catch(() => []));
  expect(texts()).toEqual(['Need a', 'Need b']);
  act(() => outer.current!.clearValidate('b'));
  expect(texts()).toEqual(['Need a']);
  rerender(<Form ref={outer}>{of('a')}</Form>);
  await expect(settled(() => outer.current!.validate())).rejects.toMatchObject({
    errors: [{ bindId: 'a', message: 'Need a' }],
  });
});

describe('an item without bindId', () => {
  let warned: jest.SpyInstance;
  beforeEach(() => {
    warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => warned.mockRestore());

  it('lays out a label and content, and binds nothing', async () => {
    const user = userEvent.setup();
    function Host() {
      const { contextProps } = useForm({ value: 'of the model' });
      return (
        <FormItem contextProps={contextProps} label="Note">
          <input placeholder="free" />
        </FormItem>
      );
    }
    render(<Host />);
    expect(screen.getByText('Note')).toBeVisible();
    await user.type(screen.getByPlaceholderText('free'), 'x');
    expect(screen.getByPlaceholderText('free')).toHaveValue('x');
    expect(warned).not.toHaveBeenCalled();
  });

  it('warns when it was given what needs one', () => {
    render(
      <FormItem rules={{ required: true }} initialValue="x">
        <input />
      </FormItem>,
    );
    expect(warned).toHaveBeenCalledWith(
      '[bindform] BF004: A <FormItem> has rules, initialValue, but no bindId, so it is not controlled. Set bindId to the path of the field.',
    );
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});
