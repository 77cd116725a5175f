import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Invoice } from './pro-form/After';
import { withAntd } from './withAntd';

beforeAll(withAntd);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('asks companies for a tax number, and sends the amount in cents', async () => {
  const save = jest.fn(async () => {});
  render(<Invoice save={save} />);
  expect(screen.queryByRole('textbox', { name: 'Tax number' })).toBeNull();

  await userEvent.click(screen.getByRole('combobox', { name: 'Type' }));
  await userEvent.click(await screen.findByTitle('Company'));
  await userEvent.type(text('Name on the invoice'), 'Analytical Engines');
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Amount' }), '12.5');
  await press('Submit');
  await screen.findByText('Enter a tax number');
  expect(save).not.toHaveBeenCalled();

  await userEvent.type(text('Tax number'), '12-3456789');
  await press('Submit');
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({
      kind: 'company',
      title: 'Analytical Engines',
      taxNumber: '12-3456789',
      amount: 1250,
    }),
  );
});

it('shows words instead of the select, and read-only inputs, when it is locked', () => {
  render(<Invoice isLocked save={async () => {}} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('Personal')).toBeTruthy();
});
