import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect, useRef } from 'react';
import { Form, FormItem, useForm } from './index';

const counts: Record<string, number> = {};
function Counted({ id, ...props }: { id?: string } & Record<string, unknown>) {
  const key = String(props['data-key']);
  counts[key] = (counts[key] ?? 0) + 1;
  return <input id={id} {...props} />;
}

function SignUp() {
  const {
    render: field,
    validate,
    useSubscribe,
    model,
    reset,
  } = useForm({
    name: '',
    age: '1',
    tags: [{ v: 'a' }, { v: 'b' }],
  });
  counts.host = (counts.host ?? 0) + 1;
  const tags = useSubscribe((s) => s.model.tags.map((t) => t.v));
  return (
    <>
      {field('name', { label: 'Name', rules: { required: 'Need name' } })(
        <Counted data-key="name" />,
      )}
      {field('age', { label: 'Age' })(<Counted data-key="age" />)}
      {tags.map((_, i) => (
        <div key={i}>{field(`tags.${i}.v`, { label: `Tag ${i}` })(<input />)}</div>
      ))}
      <button onClick={() => void validate().catch((e: Error) => (document.title = e.message))}>
        go
      </button>
      <button onClick={() => void model.tags.shift()}>shift</button>
      <button onClick={() => reset()}>reset</button>
    </>
  );
}

describe('a form', () => {
  it.each([true, false])('works, strict %s', async (strict) => {
    for (const k in counts) delete counts[k];
    const user = userEvent.setup();
    render(
      strict ? (
        <StrictMode>
          <SignUp />
        </StrictMode>
      ) : (
        <SignUp />
      ),
    );
    const before = { ...counts };
    await user.type(screen.getByLabelText('Age'), '2');
    expect(screen.getByLabelText('Age')).toHaveValue('12');
    expect(counts.age - before.age).toBe(strict ? 2 : 1);
    expect(counts.name).toBe(before.name);
    expect(counts.host).toBe(before.host);
    await user.click(screen.getByText('go'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Need name');
    expect(document.title).toBe('Need name');
    expect(screen.getByLabelText(/Name/)).toHaveAccessibleDescription('Need name');
    await user.type(screen.getByLabelText(/Name/), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByText('shift'));
    expect(screen.getByLabelText('Tag 0')).toHaveValue('b');
    expect(screen.queryByLabelText('Tag 1')).toBeNull();
    await user.click(screen.getByText('reset'));
    expect(screen.getByLabelText('Age')).toHaveValue('1');
  });

  it('Form ref + FormItem', async () => {
    const user = userEvent.setup();
    const submitted = jest.fn();
    function App() {
      const ref = useRef<never>(null);
      useEffect(() => undefined);
      return (
        <Form ref={ref} onSubmit={submitted} labelPosition="top">
          <FormItem bindId="a.b" label="A" rules={{ required: true }}>
            <input />
          </FormItem>
          <button>send</button>
        </Form>
      );
    }
    render(<App />);
    await user.click(screen.getByText('send'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Required');
    expect(screen.getByLabelText(/A/)).toHaveFocus();
    await user.keyboard('hi');
    await user.click(screen.getByText('send'));
    await act(async () => {});
    expect(submitted).toHaveBeenCalledWith({ a: { b: 'hi' } });
  });
});
