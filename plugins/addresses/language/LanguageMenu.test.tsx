import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageMenu } from './LanguageMenu';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/Link', () => jest.requireActual('@site/tests/support/docusaurus/Link'));

const link = (label: string, htmlLang: string, href: string, current: boolean) => ({
  key: label,
  locale: htmlLang,
  label,
  htmlLang,
  href,
  current,
  onClick: jest.fn((event) => event.preventDefault()),
});
const links = [
  link('English', 'en-US', '/bindform/intro/start', true),
  link('简体中文', 'zh-CN', '/bindform/zh-CN/intro/start', false),
];
jest.mock('./useLanguageLinks', () => ({ useLanguageLinks: () => links }));

const button = () => screen.getByRole('button', { name: 'Language: English' });

test('the button opens the languages, each in its own words and marked with its language', async () => {
  render(<LanguageMenu items={[]} dropdownItemsBefore={[]} dropdownItemsAfter={[]} />);
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  const list = document.getElementById(button().getAttribute('aria-controls')!)!;
  const chinese = within(list).getByText('简体中文');
  expect(chinese).toHaveAttribute('lang', 'zh-CN');
  expect(chinese).toHaveAttribute('hreflang', 'zh-CN');
  expect(chinese).toHaveAttribute('href', '/bindform/zh-CN/intro/start');
  expect(within(list).getByText('English')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(chinese);
  expect(links[1].onClick).toHaveBeenCalled();
});

test('Escape closes from within the list, and the focus returns', async () => {
  render(<LanguageMenu items={[]} dropdownItemsBefore={[]} dropdownItemsAfter={[]} />);
  await userEvent.click(button());
  screen.getByText('简体中文').focus();
  await userEvent.keyboard('{Escape}');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveFocus();
});

test('in the drawer of small windows the languages are a list with a heading', () => {
  render(
    <ul>
      <LanguageMenu mobile items={[]} dropdownItemsBefore={[]} dropdownItemsAfter={[]} />
    </ul>,
  );
  const list = screen.getByRole('list', { name: /Languages/ });
  expect(within(list).getAllByRole('link')).toHaveLength(2);
});
