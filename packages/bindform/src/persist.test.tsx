import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { Form, useForm, type UseFormReturn } from './index';
import { usePersist, type PersistOptions } from './persist';

interface Model {
  name: string;
  password: string;
  tags: string[];
  note?: string;
}
const model: Model = { name: '', password: '', tags: ['a'] };
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const input = () => screen.getByRole<HTMLInputElement>('textbox');

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('usePersist', () => {
  let form!: UseFormReturn<Model>;
  let persisted!: ReturnType<typeof usePersist>;
  const draft = () =>
    JSON.parse(localStorage.getItem('draft') ?? 'null') as { data: object } | null;
  function Host(options: Partial<PersistOptions<Model>>) {
    form = useForm(model);
    persisted = usePersist(form, { key: 'draft', ...options });
    return form.render('name')(<input />);
  }

  it.each([false, true])('keeps a draft and restores it (StrictMode: %s)', async (isStrict) => {
    const host = isStrict ? (
      <StrictMode>
        <Host />
      </StrictMode>
    ) : (
      <Host />
    );
    const { unmount } = render(host);
    expect(persisted.isRestored).toBe(false);
    fireEvent.change(input(), { target: { value: 'Ada' } });
    act(() => void form.model.tags.push('b'));
    await pass(299);
    expect(draft()).toBeNull();
    await pass(1);
    expect(draft()?.data).toEqual({ ...model, name: 'Ada', tags: ['a', 'b'] });
    unmount();
    render(host);
    expect(persisted.isRestored).toBe(true);
    expect(input()).toHaveValue('Ada');
    expect(form.model.tags).toEqual(['a', 'b']);
    expect(form.state.isDirty).toBe(true);
  });

  it('restores what was cleared to undefined, and the defaults of fields that the draft lacks', async () => {
    const data = { ...model, note: 'given' };
    function Cleared({ given }: { given: Model & { address?: object } }) {
      form = useForm<Model>(given);
      usePersist(form, { key: 'draft' });
      return null;
    }
    const { unmount } = render(<Cleared given={{ ...data, address: { zip: '1' } }} />);
    act(() => {
      form.setValue('note', undefined);
      form.setValue('address.zip' as never, undefined as never);
    });
    await pass(300);
    unmount();
    render(<Cleared given={{ ...data, address: { zip: '1', city: 'Oslo' } }} />);
    expect(form.model).toMatchObject({
      note: undefined,
      address: { zip: undefined, city: 'Oslo' },
    });
  });

  it('forgets the draft once the form is clean', async () => {
    render(<Host />);
    fireEvent.change(input(), { target: { value: 'Ada' } });
    await pass(300);
    act(() => form.reset({ ...model, name: 'Ada' }));
    await pass(300);
    expect(draft()).toBeNull();
    fireEvent.change(input(), { target: { value: 'Eve' } });
    await pass(300);
    act(() => persisted.discard());
    await pass(300);
    expect(draft()).toBeNull();
    expect(form.model.name).toBe('Ada');
  });

  it('writes at once when the page or the form goes', async () => {
    const { unmount } = render(<Host />);
    fireEvent.change(input(), { target: { value: 'A' } });
    await pass(0);
    fireEvent(window, new Event('pagehide'));
    expect(draft()?.data).toMatchObject({ name: 'A' });
    fireEvent.change(input(), { target: { value: 'Ad' } });
    await pass(0);
    unmount();
    expect(draft()?.data).toMatchObject({ name: 'Ad' });
  });

  it('is gone when the component goes with the same press, and writes what was changed only now', async () => {
    const { unmount } = render(<Host />);
    fireEvent.change(input(), { target: { value: 'Ada' } });
    await pass(300);
    act(() => {
      persisted.discard();
      unmount();
    });
    expect(draft()).toBeNull();
    const { unmount: unmountAgain } = render(<Host />);
    fireEvent.change(input(), { target: { value: 'Eve' } });
    unmountAgain();
    expect(draft()?.data).toMatchObject({ name: 'Eve' });
  });

  it('leaves the draft of another tab, and does not make a draft younger', async () => {
    render(<Host />).unmount();
    localStorage.setItem('draft', 'of another tab');
    const { unmount } = render(<Host />);
    unmount();
    expect(localStorage.getItem('draft')).toBe('of another tab');
    const typing = render(<Host />);
    fireEvent.change(input(), { target: { value: 'Ada' } });
    await pass(300);
    typing.unmount();
    const saved = localStorage.getItem('draft');
    await pass(5000);
    render(<Host />).unmount();
    expect(localStorage.getItem('draft')).toBe(saved);
  });

  it('does not replace the later draft of another tab when it goes unchanged', async () => {
    const { unmount } = render(<Host />);
    fireEvent.change(input(), { target: { value: 'Ada' } });
    await pass(300);
    const ours = localStorage.getItem('draft')!;
    const later = ours.replace('Ada', 'Eve');
    localStorage.setItem('draft', later);
    unmount();
    expect(localStorage.getItem('draft')).toBe(later);
    const restored = render(<Host />);
    localStorage.setItem('draft', ours);
    restored.unmount();
    expect(localStorage.getItem('draft')).toBe(ours);
  });

  it.each(['Reset', 'Save', 'Discard'])(
    'keeps the later draft of another tab on %s',
    async (name) => {
      function Tab({ label }: { label: string }) {
        const tab = useForm(model);
        const { discard } = usePersist(tab, { key: 'draft' });
        return (
          <Form
            aria-label={label}
            contextProps={tab.contextProps}
            onSubmit={(data) => tab.reset(data)}
          >
            {tab.render('name', { label: 'Name' })(<input />)}
            <button type="reset">Reset</button>
            <button>Save</button>
            <button type="button" onClick={discard}>
              Discard
            </button>
          </Form>
        );
      }
      const tab = (label: string) => within(screen.getByRole('form', { name: label }));
      const edit = async (label: string, value: string) => {
        fireEvent.change(tab(label).getByRole('textbox', { name: 'Name' }), { target: { value } });
        await pass(300);
      };
      const leave = async (label: string) => {
        fireEvent.click(tab(label).getByRole('button', { name }));
        await pass(300);
      };
      render(
        <>
          <Tab label="One" />
          <Tab label="Two" />
        </>,
      );
      await edit('One', 'Ada');
      await edit('Two', 'Eve');
      await leave('One');
      expect(draft()?.data).toMatchObject({ name: 'Eve' });
      await leave('Two');
      expect(draft()).toBeNull();
    },
  );

  it('forgets the draft when a save succeeds after the form has gone', async () => {
    const { unmount } = render(<Host />);
    fireEvent.change(input(), { target: { value: 'Ada' } });
    await pass(300);
    const sent = form;
    unmount();
    expect(draft()?.data).toMatchObject({ name: 'Ada' });
    sent.reset();
    await pass(0);
    expect(draft()).toBeNull();
  });

  it.each([
    ['another version', { version: 2 }, 0],
    ['an old draft', { maxAge: 1000 }, 2000],
  ])('discards %s', async (_, options, age) => {
    const { unmount } = render(<Host />);
    fireEvent.change(input(), { target: { value: 'Ada' } });
    await pass(300);
    unmount();
    jest.setSystemTime(Date.now() + age);
    render(<Host {...options} />);
    expect(persisted.isRestored).toBe(false);
    expect(input()).toHaveValue('');
    expect(localStorage).toHaveLength(0);
  });

  it('keeps no draft of the other fields when only an excluded one has changed', async () => {
    const { unmount } = render(<Host exclude={['password']} />);
    act(() => form.setValue('password', 'secret'));
    await pass(300);
    expect(draft()).toBeNull();
    fireEvent.change(input(), { target: { value: 'Ada' } });
    await pass(300);
    expect(draft()?.data).toMatchObject({ name: 'Ada' });
    fireEvent.change(input(), { target: { value: '' } });
    await pass(300);
    expect(draft()).toBeNull();
    unmount();
    expect(draft()).toBeNull();
  });

  it('never keeps what is excluded, and lives without a storage', async () => {
    const { unmount } = render(<Host exclude={['password']} />);
    act(() => form.setValues({ name: 'x', password: 'secret' }));
    await pass(300);
    expect(draft()?.data).toEqual({ name: 'x', tags: ['a'] });
    unmount();
    localStorage.setItem('draft', '{');
    render(<Host />);
    expect(persisted.isRestored).toBe(false);
    cleanup();
    const refusing = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {
        throw new Error('refused');
      },
    };
    render(<Host storage={refusing} />);
    fireEvent.change(input(), { target: { value: 'Ada' } });
    await pass(300);
    expect(form.model.name).toBe('Ada');
  });
});
