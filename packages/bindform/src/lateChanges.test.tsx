import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from './index';

interface Data {
  note: string;
  address: { city: string };
  rows: { id: number; text: string }[];
  tags: string[];
}

const WAIT = 300;

interface Slow {
  label: string;
  value?: string;
  onChange?: (value: string) => void;
  /** Hands on what was typed when it unmounts, and not only after the wait. */
  isFlushed?: boolean;
}

/** A text field that hands on what was typed when the user has paused, as many debounced inputs do. */
function SlowInput({ label, value = '', onChange, isFlushed }: Slow) {
  const [text, setText] = useState(value);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => () => void (isFlushed && waiting.current?.()), [isFlushed]);
  return (
    <input
      aria-label={label}
      value={text}
      onChange={({ target }) => {
        const typed = target.value;
        setText(typed);
        waiting.current = () => onChange?.(typed);
        setTimeout(waiting.current, WAIT);
      }}
    />
  );
}

function mount(isFlushed: boolean) {
  let form!: UseFormReturn<Data>;
  const checked = jest.fn();
  let setStep!: (step: number) => void;
  function Host() {
    form = useForm<Data>({
      note: '',
      address: { city: '' },
      rows: ['a', 'b'].map((text, id) => ({ id, text })),
      tags: ['red', 'blue'],
    });
    const [step, set] = useState(0);
    setStep = set;
    const [ids, tags] = form.useSubscribe(({ model }) => [
      model.rows.map(({ id }) => id),
      [...model.tags],
    ]);
    const control = (label: string) => <SlowInput label={label} isFlushed={isFlushed} />;
    const rules = { validator: checked };
    return (
      <>
        {step === 0 && form.render('note')(control('note'))}
        {step === 0 && form.render('address.city')(control('city'))}
        {ids.map((id, i) => (
          <div key={id}>{form.render(`rows.${i}.text`, { rules })(control(`row ${id}`))}</div>
        ))}
        {tags.map((tag, i) => (
          <div key={tag}>{form.render(`tags.${i}`)(control(tag))}</div>
        ))}
      </>
    );
  }
  render(<Host />);
  return { form, goOn: () => setStep(1), checked };
}

describe.each([
  ['after a pause', false],
  ['when it unmounts', true],
])('a control that hands on what was typed %s', (_when, isFlushed) => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const type = (label: string, text: string) =>
    userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime, delay: null })
      .type(screen.getByRole('textbox', { name: label }), text);
  const pause = () => act(() => jest.advanceTimersByTime(WAIT));

  it.each<[string, string, (data: Data) => unknown, Partial<Data>]>([
    ['removed', 'row 0', ({ rows }) => rows.shift(), { rows: [{ id: 1, text: 'b' }] }],
    ['removed with all others', 'row 1', ({ rows }) => rows.splice(0), { rows: [] }],
    [
      'replaced',
      'row 0',
      (data) => (data.rows = [{ id: 7, text: 'new' }]),
      { rows: [{ id: 7, text: 'new' }] },
    ],
    ['an entry that is removed', 'red', ({ tags }) => tags.shift(), { tags: ['blue'] }],
  ])('writes to no other row if its row is %s', async (_how, label, change, left) => {
    const { form, checked } = mount(isFlushed);
    await type(label, '!');
    act(() => void change(form.model));
    checked.mockClear();
    pause();
    expect(form.model).toMatchObject(left);
    expect(checked).not.toHaveBeenCalled();
  });

  it('writes to its own row if that has moved', async () => {
    const { form } = mount(isFlushed);
    await type('row 1', '!');
    act(() => void form.model.rows.shift());
    pause();
    expect(form.model.rows).toEqual([{ id: 1, text: 'b!' }]);
  });

  it('keeps what was typed in a step that was left', async () => {
    const { form, goOn } = mount(isFlushed);
    await type('note', 'x');
    await type('city', 'y');
    act(goOn);
    pause();
    expect(form.model).toMatchObject({ note: 'x', address: { city: 'y' } });
  });
});

describe('a control that is kept for another record', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const typeAndOpenNext = async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
    await user.type(screen.getByRole('textbox', { name: 'Text' }), '!');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    act(() => jest.advanceTimersByTime(WAIT));
  };

  it.each(['a.text', 'rows.0.text'] as const)(
    'does not write what was typed into %s to the next one',
    async (first) => {
      let form!: UseFormReturn<{
        a: { text: string };
        b: { text: string };
        rows: { text: string }[];
      }>;
      function Editor() {
        form = useForm({
          a: { text: 'a' },
          b: { text: 'b' },
          rows: [{ text: '0' }, { text: '1' }],
        });
        const [path, open] = useState<'a.text' | 'b.text' | `rows.${number}.text`>(first);
        return (
          <>
            {form.render(path)(<SlowInput label="Text" />)}
            <button onClick={() => open(first === 'a.text' ? 'b.text' : 'rows.1.text')}>
              Next
            </button>
          </>
        );
      }
      render(<Editor />);
      await typeAndOpenNext();
      expect(form.model).toMatchObject({ b: { text: 'b' }, rows: [{ text: '0' }, { text: '1' }] });
    },
  );

  it('does not write what was typed into the data of another form', async () => {
    let next!: UseFormReturn<{ text: string }>;
    function Editor() {
      const first = useForm({ text: 'a' });
      next = useForm({ text: 'b' });
      const [isNext, setNext] = useState(false);
      return (
        <>
          {(isNext ? next : first).render('text')(<SlowInput label="Text" />)}
          <button onClick={() => setNext(true)}>Next</button>
        </>
      );
    }
    render(<Editor />);
    await typeAndOpenNext();
    expect(next.model).toEqual({ text: 'b' });
  });

  it('does not write when it hands on what was typed because it gets another value', async () => {
    let form!: UseFormReturn<{ a: string; b: string }>;
    /** Hands on what was typed when the value changes, by the handler that it had. */
    function Flushing({ value = '', onChange }: Partial<Slow>) {
      const typed = useRef<string>(undefined);
      useEffect(
        () => () => void (typed.current !== undefined && onChange?.(typed.current)),
        // eslint-disable-next-line react-hooks/exhaustive-deps -- with the handler of the same render
        [value],
      );
      return <input aria-label="Text" onChange={({ target }) => (typed.current = target.value)} />;
    }
    function Editor() {
      form = useForm({ a: 'a', b: 'b' });
      const [path, open] = useState<'a' | 'b'>('a');
      return (
        <>
          {form.render(path)(<Flushing />)}
          <button onClick={() => open('b')}>Next</button>
        </>
      );
    }
    render(<Editor />);
    await typeAndOpenNext();
    expect(form.model.b).toBe('b');
  });
});

it('a control that changes its value when it mounts is heard, in a list too', () => {
  let form!: UseFormReturn<Pick<Data, 'tags'>>;
  function Upper({ value = '', onChange }: Partial<Slow>) {
    const upper = value.toUpperCase();
    useEffect(() => {
      if (value !== upper) onChange?.(upper);
    });
    return <input readOnly value={value} />;
  }
  function Host() {
    form = useForm({ tags: ['red'] });
    return form.render('tags.0')(<Upper />);
  }
  render(<Host />);
  expect(form.model.tags).toEqual(['RED']);
});
