import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Contact } from './Contact';
import { EditArticle } from './EditArticle';
import { EditUser } from './EditUser';
import { InviteDialog } from './InviteDialog';
import { Profile } from './Profile';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const ada = { name: 'Ada', email: 'ada@example.org' };

describe('initial values from a server', () => {
  it('fills in the user that arrives, and makes what was saved the new baseline', async () => {
    const save = jest.fn(async (user: typeof ada) => ({ ...user, name: user.name.trim() }));
    const { rerender } = render(<EditUser user={undefined} save={save} />);
    expect(field('Name').readOnly).toBe(true);
    rerender(<EditUser user={ada} save={save} />);
    expect([field('Name').value, field('Name').readOnly]).toEqual(['Ada', false]);

    await userEvent.type(field('Name'), ' Lovelace ');
    await press('Save');
    await waitFor(() => expect(field('Name').value).toBe('Ada Lovelace'));
    expect(save).toHaveBeenCalledWith({ ...ada, name: 'Ada Lovelace ' });
    rerender(<EditUser user={{ ...ada, name: 'Ada King' }} save={save} />);
    expect(field('Name').value).toBe('Ada King');
  });

  it('keeps what the user types while the same user is fetched again', async () => {
    const save = async (user: typeof ada) => user;
    const { rerender } = render(<EditUser user={ada} save={save} />);
    await userEvent.type(field('Name'), '!');
    rerender(<EditUser user={{ ...ada, email: 'new@example.org' }} save={save} />);
    expect([field('Name').value, field('Email').value]).toEqual(['Ada!', 'ada@example.org']);
  });

  it('takes no input while the user is saved, which the answer would discard', async () => {
    let answer = (_: typeof ada): void => undefined;
    const save = () => new Promise<typeof ada>((resolve) => (answer = resolve));
    render(<EditUser user={ada} save={save} />);
    await userEvent.type(field('Name'), '!');
    await press('Save');
    await userEvent.type(field('Name'), ' King');
    expect(field('Name').value).toBe('Ada!');
    await act(async () => answer({ ...ada, name: 'Ada!' }));
    await userEvent.type(field('Name'), '?');
    expect(field('Name').value).toBe('Ada!?');
  });
});

describe('with TanStack Query', () => {
  it('shows what is loaded, keeps edits while it is loaded again, and saves', async () => {
    const client = new QueryClient();
    const load = jest.fn(async () => ada);
    const save = jest.fn(async (user: typeof ada) => ({ ...user, name: user.name.trim() }));
    save.mockRejectedValueOnce(new Error('offline'));
    render(
      <QueryClientProvider client={client}>
        <Profile load={load} save={save} />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(field('Name').value).toBe('Ada'));
    await userEvent.type(field('Name'), ' King ');
    load.mockResolvedValue({ ...ada, email: 'new@example.org' });
    await act(() => client.refetchQueries());
    expect([field('Name').value, field('Email').value]).toEqual(['Ada King ', 'ada@example.org']);

    await press('Save');
    await screen.findByText('The profile was not saved. Try again.');
    await press('Save');
    await waitFor(() => expect(field('Name').value).toBe('Ada King'));
    expect(client.getQueryData(['profile'])).toEqual({ ...ada, name: 'Ada King' });
    client.clear();
  });

  it('takes no input while the user is saved, which the answer would discard', async () => {
    const client = new QueryClient();
    const save = () => new Promise<typeof ada>(() => {});
    render(
      <QueryClientProvider client={client}>
        <Profile load={async () => ada} save={save} />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(field('Name').value).toBe('Ada'));
    await press('Save');
    await userEvent.type(field('Name'), ' King');
    expect(field('Name').value).toBe('Ada');
    client.clear();
  });
});

it('accepts an empty optional field, and no other text that is not an address', async () => {
  const save = jest.fn();
  render(<Contact save={save} />);
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ email: '' }));
  await userEvent.type(field('Email (optional)'), 'ada');
  await press('Save');
  await screen.findByText('Enter a valid email address');
  expect(save).toHaveBeenCalledTimes(1);
});

it('submits with a button outside the form', async () => {
  const invite = jest.fn();
  render(<InviteDialog invite={invite} />);
  await press('Send the invitation');
  await screen.findByText('Enter an email address');
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  await userEvent.type(field('Email'), 'mei@example.org');
  await press('Send the invitation');
  await waitFor(() => expect(invite).toHaveBeenCalledWith({ email: 'mei@example.org' }));
});

it('publishes with the button that was clicked, and saves a draft without validation', async () => {
  const publish = jest.fn(async () => undefined);
  const saveDraft = jest.fn();
  render(<EditArticle publish={publish} saveDraft={saveDraft} />);
  await press('Save draft');
  expect(saveDraft).toHaveBeenCalledWith({ title: '', notify: false });
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Publish');
  await screen.findByText('Enter a title');
  await userEvent.type(field('Title'), 'Forms');
  await press('Publish and notify subscribers');
  await waitFor(() => expect(publish).toHaveBeenLastCalledWith({ title: 'Forms', notify: true }));
  await userEvent.type(field('Title'), '{Enter}');
  await waitFor(() => expect(publish).toHaveBeenLastCalledWith({ title: 'Forms', notify: false }));
});
