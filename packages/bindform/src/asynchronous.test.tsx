import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, keyOf, useForm, type FormItemMethod } from './index';
import { later } from './testing/later';
import { mountForm } from './testing/mountForm';
import { press } from './testing/textForm';
import { alert, begin, field } from './testing/validation';

describe('asynchronous validation', () => {
  it('lets the last run win, and reports that it is pending', async () => {
    const user = userEvent.setup();
    const answers = [later<string>(), later<string>()];
    const queue = [...answers];
    const { form } = mountForm({ f: '' }, (it) =>
      it.render('f', { rules: { validator: () => queue.shift()?.promise } })(
        ({ attrs, isValidating }) => (
          <>
            <input {...attrs} checked={undefined} value={String(attrs.value)} />
            <output>{isValidating ? 'busy' : 'idle'}</output>
          </>
        ),
      ),
    );
    expect(screen.getByRole('status')).toHaveTextContent('idle');
    await user.type(screen.getByRole('textbox'), 'a');
    expect(screen.getByRole('status')).toHaveTextContent('busy');
    const result = begin(form);
    await act(async () => answers[1].settle('second'));
    expect(alert()).toBe('second');
    expect(screen.getByRole('status')).toHaveTextContent('idle');
    await act(async () => answers[0].settle('first'));
    expect(alert()).toBe('second');
    expect(await result).toBe('second');
  });

  it('debounced, checks the value that is there after the wait', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const seen: unknown[] = [];
    const form = field('', {
      rules: [
        { debounce: 300, validator: (value) => void seen.push(value) },
        { validator: (value) => value === 'bad' && 'Bad' },
      ],
    });
    await user.type(screen.getByRole('textbox'), 'bad');
    act(() => form.setValue('f', 'good'));
    await act(() => jest.advanceTimersByTimeAsync(300));
    jest.useRealTimers();
    expect(seen).toEqual(['good']);
    expect(alert()).toBeUndefined();
  });

  it('names the row where it is when a late rule fails', async () => {
    const answer = later<string>();
    const onError = jest.fn();
    function Host() {
      const form = useForm({ rows: [{ v: 'a' }, { v: 'b' }] });
      const keys = form.useSubscribe(({ model }) => model.rows.map(keyOf));
      return (
        <>
          {keys.map((key, index) => (
            <div key={key}>
              {form.render(`rows.${index}.v`, {
                label: key,
                rules: { validator: () => answer.promise },
                onError: (message, path) => onError(message, path, index),
              })(<input />)}
            </div>
          ))}
          <button onClick={() => form.model.rows.shift()}>Remove</button>
        </>
      );
    }
    const user = userEvent.setup();
    render(<Host />);
    await user.type(screen.getAllByRole('textbox')[1], '!');
    await user.click(screen.getByText('Remove'));
    await act(async () => answer.settle('late'));
    expect(onError.mock.calls).toEqual([['late', 'rows.0.v', 0]]);
  });

  it.each<[string, (form: ReturnType<typeof field>) => void]>([
    ['clearValidate', (form) => form.clearValidate()],
    ['reset', (form) => form.reset()],
    ['removeValidator', (form) => form.removeValidator()],
  ])('is dropped by %s', async (_name, drop) => {
    const answer = later<string>();
    const onError = jest.fn();
    const form = field('x', { rules: { validator: () => answer.promise }, onError });
    const result = begin(form);
    await act(async () => drop(form));
    await act(async () => answer.settle('late'));
    expect(alert()).toBeUndefined();
    expect(onError).not.toHaveBeenCalled();
    expect(await result).toMatch(/BF006/);
  });

  it('is dropped on unmount, and nothing is reported later', async () => {
    const answer = later<string>();
    const onError = jest.fn();
    let kept!: FormItemMethod;
    const { form, unmount } = mountForm({ f: '' }, (it) =>
      it.render('f', {
        rules: { validator: () => answer.promise },
        onError,
        contextProps: { apiEffect: (api) => void (kept = api) },
      })(<input />),
    );
    const result = begin(form);
    unmount();
    answer.settle('late');
    await expect(result).resolves.toMatch(/BF006/);
    await expect(kept.validate()).resolves.toEqual([undefined]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('that is removed while under way in the whole form still lets the others count', async () => {
    const answer = later<string>();
    const { form } = mountForm({ a: '', b: '' }, (it) => (
      <>
        {it.render('a', { rules: { validator: () => answer.promise } })(<input />)}
        {it.render('b', { rules: { required: 'Need b' } })(<input />)}
      </>
    ));
    const result = begin(form);
    await act(async () => form.clearValidate('a'));
    await act(async () => answer.settle('late'));
    expect(await result).toBe('Need b');
    expect(alert()).toBe('Need b');
  });
});

describe.each(['change', 'manual'] as const)(
  'a rule behind an asynchronous one, with the trigger %s',
  (trigger) => {
    it('never lets a submit send data of two moments', async () => {
      const answers = [later<string>(), later<string>()];
      const queue = [...answers];
      const onSubmit = jest.fn();
      const { form } = mountForm({ amount: 5, max: 3, note: '' }, (it) => (
        <Form contextProps={it.contextProps} onSubmit={onSubmit}>
          {it.render('amount', {
            trigger,
            rules: [
              { validator: () => queue.shift()?.promise },
              { validator: (value, { model }) => value > model.max && 'Too much' },
            ],
          })(<input />)}
          <button>Send</button>
        </Form>
      ));
      await press();
      // Nothing has read it before.
      act(() => form.setValue('max', 10));
      await act(async () => answers[0].settle(''));
      await act(async () => answers[1].settle(''));
      expect(onSubmit).not.toHaveBeenCalled();
      await press();
      expect(onSubmit).toHaveBeenCalledWith({ amount: 5, max: 10, note: '' });
    });

    it('lets a submit send when other data has changed meanwhile', async () => {
      const answer = later<string>();
      const onSubmit = jest.fn();
      const { form } = mountForm({ amount: 5, max: 7, note: '' }, (it) => (
        <Form contextProps={it.contextProps} onSubmit={onSubmit}>
          {it.render('amount', {
            trigger,
            rules: [
              { validator: () => answer.promise },
              { validator: (value, { model }) => value > model.max && 'Too much' },
            ],
          })(<input />)}
          <button>Send</button>
        </Form>
      ));
      await press();
      act(() => form.setValue('note', 'typed'));
      await act(async () => answer.settle(''));
      expect(onSubmit).toHaveBeenCalledWith({ amount: 5, max: 7, note: '' });
    });
  },
);
