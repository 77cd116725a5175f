import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { withAntd } from '../migration/withAntd';
import { Profile } from './Mantine';

beforeAll(withAntd);

const field = (role: string, name: string | RegExp) => screen.getByRole(role, { name });

async function expectWholeForm(form: ReactNode, save: jest.Mock, choose: () => Promise<void>) {
  render(form);
  const submit = () => userEvent.click(field('button', 'Save profile'));
  await submit();
  await screen.findByText('Enter a name');
  expect(screen.getByText('Choose a team')).toBeTruthy();
  expect(screen.getByText('Accept the terms')).toBeTruthy();
  const name = field('textbox', /^Display name/);
  expect(document.activeElement).toBe(name);
  expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(field('checkbox', /accept/)).toHaveAttribute('aria-invalid', 'true');

  await userEvent.type(name, 'Mei');
  await choose();
  await userEvent.click(field('checkbox', /accept/));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await submit();
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({ name: 'Mei', team: 'Sales', terms: true }),
  );
}

it.each(['light', 'dark'] as const)('works with Mantine in %s mode', async (scheme) => {
  const save = jest.fn();
  const form = (
    <MantineProvider forceColorScheme={scheme} env="test">
      <Profile save={save} />
    </MantineProvider>
  );
  await expectWholeForm(form, save, async () => {
    await userEvent.click(screen.getByLabelText(/^Team/, { selector: 'input' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sales' }));
  });
});
