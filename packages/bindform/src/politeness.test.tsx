import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Form, useForm, type Rules, type Trigger, type UseFormReturn } from './index';
import { later, type Later } from './testing/later';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const alert = () => screen.queryByRole('alert')?.textContent ?? '';

interface Model {
  f: string;
  other: string;
}
let form!: UseFormReturn<Model>;
const onSubmit = jest.fn();

function Host({ rules, trigger }: { rules: Rules<string>; trigger?: Trigger }) {
  form = useForm<Model>({ f: '', other: '' }, { trigger });
  const isValidating = form.useSubscribe(({ state }) => state.isValidating);
  return (
    <Form contextProps={form.contextProps} onSubmit={onSubmit}>
      {form.render('f', { rules: rules as never })(<input />)}
      <button>Send</button>
      <output>{isValidating ? 'pending' : 'idle'}</output>
    </Form>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  onSubmit.mockReset();
});
afterEach(() => jest.useRealTimers());

describe('debounce', () => {
  it('waits until the user pauses, and calls the validator once with the last value', async () => {
    const validator = jest.fn((value: string) => value === 'abc' && 'Taken');
    render(<Host rules={{ validator, debounce: 300 }} />);
    type('a');
    await pass(200);
    type('ab');
    await pass(200);
    type('abc');
    await pass(299);
    expect(validator).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('pending');
    await pass(1);
    expect(validator).toHaveBeenCalledTimes(1);
    expect(validator).toHaveBeenCalledWith('abc', expect.anything());
    expect(alert()).toBe('Taken');
    expect(screen.getByRole('status')).toHaveTextContent('idle');
  });

  it('does not hold up required, a submit or validate()', async () => {
    const validator = jest.fn(() => '');
    render(<Host rules={{ required: 'Empty', validator, debounce: 300 }} />);
    type('a');
    type('');
    await pass(0);
    expect(alert()).toBe('Empty');
    type('b');
    await act(async () => void fireEvent.click(screen.getByText('Send')));
    expect(validator).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await act(() => form.validate());
    expect(validator).toHaveBeenCalledTimes(2);
    await pass(1000);
    expect(validator).toHaveBeenCalledTimes(2);
  });

  it.each(['reset', 'clearValidate', 'removeValidator'] as const)('ends with %s', async (name) => {
    const validator = jest.fn(() => 'Bad');
    render(<Host rules={{ validator, debounce: 300 }} />);
    type('a');
    act(() => form[name]());
    await pass(1000);
    expect(validator).not.toHaveBeenCalled();
    expect(alert()).toBe('');
    expect(screen.getByRole('status')).toHaveTextContent('idle');
  });

  it('ends with the field', async () => {
    const validator = jest.fn(() => 'Bad');
    const { unmount } = render(<Host rules={{ validator, debounce: 300 }} />);
    type('a');
    unmount();
    await pass(1000);
    expect(validator).not.toHaveBeenCalled();
  });

  it('follows what the validator reads after the wait', async () => {
    const rules: Rules<string, Model & Record<string, unknown>> = {
      validator: (value, { model }) => value === model.other && 'Like the other',
      debounce: 300,
    };
    render(<Host rules={rules as never} />);
    type('a');
    await pass(300);
    expect(alert()).toBe('');
    act(() => form.setValue('other', 'a'));
    await pass(300);
    expect(alert()).toBe('Like the other');
  });
});

describe('the signal', () => {
  const requests: { value: string; signal: AbortSignal; answer: Later<string> }[] = [];
  const rule = {
    validator(value: string, { signal }: { signal: AbortSignal }) {
      const answer = later<string>();
      requests.push({ value, signal, answer });
      return answer.promise;
    },
  };
  const aborted = () => requests.map(({ signal }) => signal.aborted);
  beforeEach(() => requests.splice(0));

  it('is aborted when a newer value asks, whose answer wins', async () => {
    render(<Host rules={rule} />);
    type('a');
    type('ab');
    expect(aborted()).toEqual([true, false]);
    await act(async () => requests[1].answer.settle('Second'));
    await act(async () => requests[0].answer.settle('First'));
    expect(alert()).toBe('Second');
  });

  it.each([
    ['a reset', () => form.reset()],
    ['clearValidate', () => form.clearValidate('f')],
    ['validate()', () => void form.validate().catch(() => undefined)],
  ])('is aborted by %s, and what then rejects is not shown', async (_, end) => {
    render(<Host rules={rule} />);
    type('a');
    act(end);
    expect(requests[0].signal.aborted).toBe(true);
    await act(async () => requests[0].answer.fail(new DOMException('Aborted', 'AbortError')));
    expect(alert()).toBe('');
  });

  it('is aborted when the field unmounts, at a time when a listener may render', async () => {
    const complaint = jest.spyOn(console, 'error');
    function Status() {
      const [text, setText] = useState('');
      stop = () => setText('stopped');
      return <p>{text}</p>;
    }
    let stop = () => undefined as void;
    render(<Status />);
    const { unmount } = render(<Host rules={rule} />);
    type('a');
    requests[0].signal.addEventListener('abort', () => stop());
    unmount();
    await pass(0);
    expect(aborted()).toEqual([true]);
    expect(screen.getByText('stopped')).toBeInTheDocument();
    expect(complaint).not.toHaveBeenCalled();
  });

  it('is not aborted once the rule has answered', async () => {
    render(<Host rules={rule} />);
    type('a');
    await act(async () => requests[0].answer.settle(''));
    type('ab');
    act(() => form.reset());
    expect(aborted()).toEqual([false, true]);
  });

  it('spares the rules that follow', async () => {
    const second = jest.fn(() => '');
    render(<Host rules={[rule, { validator: second }]} />);
    type('a');
    type('b');
    await act(async () => requests[0].answer.settle(''));
    expect(second).not.toHaveBeenCalled();
    await act(async () => requests[1].answer.settle(''));
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('is not aborted by leaving a field that has not changed, so a submit goes on', async () => {
    render(<Host rules={rule} trigger="blur" />);
    await act(async () => void fireEvent.click(screen.getByText('Send')));
    fireEvent.blur(input());
    expect(aborted()).toEqual([false]);
    await act(async () => requests[0].answer.settle(''));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
