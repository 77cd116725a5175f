import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'bindform';
import { withAntd } from '../migration/withAntd';
import { Booking } from './Booking';
import { Channels } from './Channels';
import { Nickname } from './InputWithHint';
import { NewPassword } from './NewPassword';
import { Tags } from './Tags';
import { Username } from './Username';
import { VerifyCode } from './VerifyCode';

beforeAll(withAntd);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('submits a code with its last digit, typed or pasted with spaces', async () => {
  const verify = jest.fn(async () => undefined);
  render(<VerifyCode verify={verify} />);
  await userEvent.type(field('Code'), '12345');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Verify');
  await screen.findByText('Enter all 6 digits');
  await userEvent.type(field('Code'), '6');
  await waitFor(() => expect(verify).toHaveBeenLastCalledWith({ code: '123456' }));

  await userEvent.clear(field('Code'));
  await userEvent.paste('65 43 21');
  await waitFor(() => expect(verify).toHaveBeenLastCalledWith({ code: '654321' }));
  expect(field('Code').value).toBe('654321');
  expect(verify).toHaveBeenCalledTimes(2);
});

it('adds a tag with Enter, but not while text is composed, and does not submit', async () => {
  const submit = jest.fn();
  render(
    <Form onSubmit={submit}>
      <Tags />
      <button type="submit">Save</button>
    </Form>,
  );
  await userEvent.type(field('Tags'), 'forms{Enter}web');
  expect(field('Tags').value).toBe('web');
  fireEvent.keyDown(field('Tags'), { key: 'Enter', keyCode: 229 });
  expect(screen.getByRole('status').textContent).toBe('react, forms');
  await userEvent.type(field('Tags'), '{Enter}{Enter}');
  expect(screen.getByRole('status').textContent).toBe('react, forms, web');
  expect(submit).not.toHaveBeenCalled();
});

it('describes a control by its hint, and by its error while there is one', async () => {
  render(<Nickname />);
  expect(field('Nickname')).toHaveAccessibleDescription('Shown next to your comments.');
  await userEvent.type(field('Nickname'), '@');
  expect(field('Nickname')).toHaveAccessibleDescription(
    'Shown next to your comments. Remove the @',
  );
});

it('edits both dates with one picker, which gets the focus if one is missing', async () => {
  const submit = jest.fn();
  render(
    <Form onSubmit={submit}>
      <Booking />
      <button type="submit">Book</button>
    </Form>,
  );
  const [start, end] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Stay' });
  await press('Book');
  await screen.findByText('Choose both days');
  await waitFor(() => expect(document.activeElement).toBe(start));
  await userEvent.type(start, '2026-05-04{Enter}');
  await userEvent.type(end, '2026-05-09{Enter}');
  expect([start.value, end.value]).toEqual(['2026-05-04', '2026-05-09']);
  expect(screen.queryByText('Choose both days')).toBeNull();
});

it('selects all options of a group and none, and shows when it is some of them', async () => {
  render(<Channels />);
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const checked = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox').map((each) => each.checked);
  expect(box('All').indeterminate).toBe(true);
  await userEvent.click(box('All'));
  expect(checked()).toEqual([true, true, true, true]);
  expect(box('All').indeterminate).toBe(false);
  await userEvent.click(box('Phone'));
  expect(checked()).toEqual([false, true, true, false]);
  expect(box('All').indeterminate).toBe(true);
  await userEvent.click(box('Phone'));
  await userEvent.click(box('All'));
  expect(checked()).toEqual([false, false, false, false]);
});

it('lists everything that is wrong with a password', async () => {
  render(<NewPassword />);
  const password = screen.getByLabelText('Password');
  const problems = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
  await userEvent.type(password, 'short');
  expect(problems()).toEqual(['At least 12 characters', 'A digit']);
  await userEvent.type(password, ' but longer');
  expect(problems()).toEqual(['A digit']);
  await userEvent.type(password, '1');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows whether a name is being checked, is taken or is free', async () => {
  render(<Username isTaken={async (name) => name === 'ada'} />);
  const shows = (icon: string) => expect(screen.queryByText(icon)).not.toBeNull();
  expect(screen.queryByText(/[…✗✓]/u)).toBeNull();
  await userEvent.type(field('Username'), 'ada');
  shows('…');
  await waitFor(() => shows('✗'));
  expect(field('Username')).toHaveAccessibleDescription('This username is taken');
  await userEvent.type(field('Username'), '1');
  shows('…');
  await waitFor(() => shows('✓'));
  expect(document.activeElement).toBe(field('Username'));
});
