import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Address from '@site/demos/recipes/address';
import Photos from '@site/demos/recipes/file-upload';
import Login from '@site/demos/recipes/login';
import PlantSearch from '@site/demos/recipes/search-form';
import TalkProposal from '@site/demos/recipes/wizard';

const user = userEvent.setup({ delay: null });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Demos pass time on their own, and the machine may be busy. */
const SOON = { timeout: 15_000 };

describe('upload of pictures', () => {
  const picture = (name: string) => new File(['…'], name, { type: 'image/png' });
  const add = (...names: string[]) =>
    user.upload(screen.getByLabelText(/Pictures of the apartment/), names.map(picture));
  const item = (name: string) =>
    screen.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(name))!;

  it('leaves out a picture that is removed while another one is uploaded', async () => {
    render(<Photos />);
    await add('hall.png', 'kitchen.png');
    await press('Upload the pictures');
    await within(item('hall.png')).findByRole('progressbar', {}, SOON);
    // The second picture would fail.
    await press('Remove kitchen.png');
    expect(await screen.findByText('All pictures are uploaded.', {}, SOON)).toBeInTheDocument();
    expect(item('hall.png')).toHaveTextContent('uploaded');
  });

  it('does not call a picture uploaded that was added in the meantime', async () => {
    render(<Photos />);
    await add('hall.png');
    await press('Upload the pictures');
    await screen.findByRole('progressbar', {}, SOON);
    await add('kitchen.png');
    await screen.findByText('Not uploaded: 1. Upload again.', {}, SOON);
    await press('Upload the pictures');
    await screen.findByRole('progressbar', { name: 'Upload of kitchen.png' }, SOON);
  });
});

describe('address', () => {
  it('has no errors after the saved address has filled it in', async () => {
    render(<Address />);
    await press('Ship to this address');
    expect(await screen.findAllByRole('alert')).toHaveLength(4);
    await press('Use the saved address');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be sent while the names of its places load', async () => {
    render(<Address />);
    await press('Use the saved address');
    await press('Ship to this address');
    expect(await screen.findByText(/^The parcel goes to K1P 5M7 ottawa/i)).toBeInTheDocument();
  });
});

describe('login', () => {
  const email = () => screen.getByRole('textbox', { name: 'Email address' });
  const password = () => screen.getByLabelText(/^Password/);

  it('says that the login failed without an invalid field, until the next edit', async () => {
    render(<Login />);
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'horse');
    await press('Show password');
    expect(password()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert', {}, SOON)).toHaveTextContent('Wrong email or password');
    expect(password()).toHaveAttribute('type', 'password');
    expect(email()).toBeValid();
    expect(password()).toBeValid();
    await user.type(password(), '!');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has the attributes that password managers look for', () => {
    render(<Login />);
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(email().closest('form')).toHaveAttribute('method', 'post');
  });
});

it('a search that fails is over, and the next one finds plants again', async () => {
  render(<PlantSearch />);
  const name = screen.getByRole('searchbox', { name: 'Plant name' });
  await user.type(name, '?');
  const failed = 'The search has failed. Change a filter to try again.';
  expect(await screen.findByText(failed, {}, SOON)).toHaveRole('status');
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false');
  await user.clear(name);
  await screen.findByText('Plants found: 4', {}, SOON);
});

it('the last step of the talk proposal hands the focus to the confirmation', async () => {
  const draft = { step: 2, talk: { title: 'Forms', minutes: '20' }, abstract: 'Half an hour' };
  localStorage.setItem('recipes-wizard-draft', JSON.stringify(draft));
  render(<TalkProposal />);
  await press('Send the proposal');
  expect(await screen.findByText('Thank you. We have received “Forms”.')).toHaveFocus();
});
