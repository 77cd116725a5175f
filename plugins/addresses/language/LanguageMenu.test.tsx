import { render, screen, within } from '@testing-library/react';
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
  onClick: jest.fn(),
});
const links = [
  link('English', 'en-US', '/bindform/intro/start', true),
  link('简体中文', 'zh-CN', '/bindform/zh-CN/intro/start', false),
];
jest.mock('./useLanguageLinks', () => ({ useLanguageLinks: () => links }));

test('each language is in its own words and is marked with its language', async () => {
  render(<LanguageMenu items={[]} dropdownItemsBefore={[]} dropdownItemsAfter={[]} />);
  screen.getByRole('button', { name: 'Language: English' });
  const chinese = screen.getByText('简体中文');
  expect(chinese).toHaveAttribute('lang', 'zh-CN');
  expect(chinese).toHaveAttribute('hreflang', 'zh-CN');
  expect(chinese).toHaveAttribute('href', '/bindform/zh-CN/intro/start');
  expect(within(screen.getByRole('list')).getByText('English')).toHaveAttribute(
    'aria-current',
    'true',
  );
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
