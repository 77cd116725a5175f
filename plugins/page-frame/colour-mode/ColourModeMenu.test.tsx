import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColourModeMenu } from './ColourModeMenu';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);

function Page() {
  const [value, setValue] = useState<'light' | 'dark' | null>(null);
  return (
    <>
      <ColourModeMenu value={value} onChange={setValue} respectPrefersColorScheme />
      <button type="button">Elsewhere</button>
    </>
  );
}

const button = () => screen.getByRole('button', { name: /^Color mode/ });
const item = (name: string) => screen.getByRole('menuitemradio', { name });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

beforeEach(() => render(<Page />));

test('auto is the default, and the button says what is chosen', async () => {
  expect(button()).toHaveAccessibleName('Color mode: Auto');
  await userEvent.click(button());
  expect(item('Auto')).toHaveFocus();
  await userEvent.click(item('Dark'));
  expect(button()).toHaveAccessibleName('Color mode: Dark');
  expect(item('Dark')).toBeChecked();
  expect(item('Auto')).not.toBeChecked();
  expect(button()).toHaveFocus();
  expect(isOpen()).toBe(false);
});

test('arrows, Home and End walk through the modes and round their ends', async () => {
  button().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Light')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Auto')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(item('Dark')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(item('Light')).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  expect(button()).toHaveAccessibleName('Color mode: Auto');
});

test('the arrow up opens the menu at its end', async () => {
  button().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Auto')).toHaveFocus();
});

test('Escape closes and changes nothing; the focus returns', async () => {
  await userEvent.click(button());
  await userEvent.keyboard('{ArrowUp}{Escape}');
  expect(isOpen()).toBe(false);
  expect(button()).toHaveFocus();
  expect(button()).toHaveAccessibleName('Color mode: Auto');
});

test('a click elsewhere closes', async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(isOpen()).toBe(false);
});
