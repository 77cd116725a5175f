import fs from 'node:fs';
import path from 'node:path';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Registration from '@site/demos/ui-kits/chakra';
import Invitation from '@site/demos/ui-kits/mantine';
import './jsdom.setup';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('the page shows the setup file that these tests need', () => {
  const page = fs.readFileSync(path.join(process.cwd(), 'docs/guides/testing.mdx'), 'utf8');
  expect(page).toContain(fs.readFileSync(path.join(__dirname, 'jsdom.setup.ts'), 'utf8'));
});

it('a Select of Mantine is tested by its roles', async () => {
  render(
    <MantineProvider env="test">
      <Invitation />
    </MantineProvider>,
  );
  await press('Send invitation');
  const role = screen.getByRole('combobox', { name: 'Role' });
  expect(role).toHaveAccessibleDescription('Choose a role');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mei@example.org');
  await userEvent.click(role);
  await userEvent.click(await screen.findByRole('option', { name: 'Editor' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'I know this person' }));
  await press('Send invitation');
  await screen.findByText('The invitation is on its way to mei@example.org.');
});

it('a NativeSelect of Chakra UI is tested like any select', async () => {
  render(
    <ChakraProvider value={defaultSystem}>
      <Registration />
    </ChakraProvider>,
  );
  await press('Register');
  const workshop = screen.getByRole('combobox', { name: 'Workshop' });
  expect(workshop).toHaveAccessibleErrorMessage('Choose a workshop');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  await userEvent.selectOptions(workshop, 'Accessible forms');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the code of conduct' }));
  await press('Register');
  await screen.findByText('Ada, your place is reserved.');
});
