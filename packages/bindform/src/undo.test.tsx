import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useForm, type UseFormReturn } from './index';
import { useUndo, type Undo } from './undo';

interface Model {
  name: string;
  tags: string[];
  note?: string;
}
const model: Model = { name: '', tags: ['a'] };
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const input = () => screen.getByRole<HTMLInputElement>('textbox');

beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

describe('useUndo', () => {
  let form!: UseFormReturn<Model>;
  let steps!: Undo;
  function Host({ limit }: { limit?: number }) {
    form = useForm(model);
    steps = useUndo(form, { limit });
    return form.render('name')(<input />);
  }
  const forms: UseFormReturn<Model>[] = [];
  function Two({ index }: { index: number }) {
    forms[0] = useForm(model);
    forms[1] = useForm(model);
    steps = useUndo(forms[index]);
    return null;
  }
  const change = async (write: () => void) => {
    act(write);
    await pass(600);
  };
  const press = async (name: 'undo' | 'redo') => {
    act(() => steps[name]());
    await pass(600);
  };

  it('takes back and makes again, a burst of typing as one step', async () => {
    render(<Host />);
    for (const value of ['A', 'Ad', 'Ada']) {
      fireEvent.change(input(), { target: { value } });
      await pass(100);
    }
    await pass(600);
    await change(() => void form.model.tags.push('b'));
    await change(() => {
      form.model.note = 'n';
    });
    await press('undo');
    expect('note' in form.model).toBe(false);
    await press('undo');
    expect(form.model).toEqual({ ...model, name: 'Ada' });
    await press('undo');
    expect(form.model).toEqual(model);
    expect([steps.canUndo, steps.canRedo]).toEqual([false, true]);
    await press('redo');
    await press('redo');
    expect(form.model).toEqual({ ...model, name: 'Ada', tags: ['a', 'b'] });
    await change(() => form.setValue('name', 'Eve'));
    expect([steps.canUndo, steps.canRedo]).toEqual([true, false]);
    act(() => steps.clear());
    expect([steps.canUndo, steps.canRedo]).toEqual([false, false]);
  });

  it('forgets also what was written right before clear, as after a save', async () => {
    render(<Host />);
    await change(() => form.setValue('name', 'Ada'));
    await change(() => {
      form.reset({ ...model, name: 'Saved' });
      steps.clear();
    });
    expect(steps.canUndo).toBe(false);
    await change(() => form.setValue('name', 'Eve'));
    await press('undo');
    expect(form.model.name).toBe('Saved');
  });

  it('goes several steps in one handler', async () => {
    render(<Host />);
    for (const value of ['a', 'b', 'c']) await change(() => form.setValue('name', value));
    await change(() => {
      steps.undo();
      steps.undo();
    });
    expect(form.model.name).toBe('a');
    await change(() => {
      steps.redo();
      steps.redo();
    });
    expect(form.model.name).toBe('c');
  });

  it('has no steps of a form that was passed before', async () => {
    const { rerender } = render(<Two index={0} />);
    await change(() => forms[0].setValue('name', 'first'));
    rerender(<Two index={1} />);
    await pass(600);
    expect(steps.canUndo).toBe(false);
    await change(() => forms[1].setValue('name', 'second'));
    await press('undo');
    await press('undo');
    expect(forms.map((each) => each.model.name)).toEqual(['first', '']);
  });

  it('has a first step of each form, however soon after a change of the other', async () => {
    const { rerender } = render(<Two index={0} />);
    act(() => forms[0].setValue('name', 'first'));
    await pass(0);
    rerender(<Two index={1} />);
    act(() => forms[1].setValue('name', 'second'));
    await pass(0);
    await press('undo');
    expect(forms[1].model.name).toBe('');
  });

  it('restores a name that has a dot', async () => {
    let dotted!: UseFormReturn<{ 'user.name': string; note: string }>;
    function Dotted() {
      dotted = useForm({ 'user.name': 'x', note: '' });
      steps = useUndo(dotted);
      return null;
    }
    render(<Dotted />);
    await change(() => void (dotted.model.note = 'a'));
    act(() => steps.undo());
    expect(dotted.model).toEqual({ 'user.name': 'x', note: '' });
  });

  it('keeps so many steps', async () => {
    render(<Host limit={2} />);
    for (const value of ['a', 'b', 'c']) await change(() => form.setValue('name', value));
    await press('undo');
    await press('undo');
    await press('undo');
    expect(form.model.name).toBe('a');
    expect(steps.canUndo).toBe(false);
  });

  it('leads through the same states, back and forth', async () => {
    const write = fc.record({
      kind: fc.constantFrom('name', 'push', 'pop', 'reverse', 'note'),
      text: fc.string({ maxLength: 2 }),
    });
    await fc.assert(
      fc
        .asyncProperty(
          fc.array(write, { maxLength: 8 }),
          fc.array(fc.boolean(), { maxLength: 12 }),
          async (writes, moves) => {
            render(<Host />);
            const state = () => JSON.stringify(form.model);
            const states = [state()];
            for (const { kind, text } of writes) {
              await change(() => {
                if (kind === 'name') form.setValue('name', text);
                else if (kind === 'push') form.model.tags.push(text);
                else if (kind === 'pop') form.model.tags.pop();
                else if (kind === 'reverse') form.model.tags.reverse();
                else if ('note' in form.model) delete form.model.note;
                else form.model.note = text;
              });
              if (state() !== states.at(-1)) states.push(state());
            }
            let at = states.length - 1;
            for (const isUndo of moves) {
              await press(isUndo ? 'undo' : 'redo');
              at = Math.min(Math.max(at + (isUndo ? -1 : 1), 0), states.length - 1);
              expect(JSON.parse(state())).toEqual(JSON.parse(states[at]));
            }
          },
        )
        .afterEach(cleanup),
      { numRuns: 40 },
    );
  }, 60_000);
});
