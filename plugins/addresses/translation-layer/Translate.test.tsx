import { render, screen } from '@testing-library/react';
import Translate from './Translate';

jest.mock(
  '@docusaurus/core/lib/client/exports/Translate',
  () =>
    function Upstream({ id, children }: { id: string; children: string }) {
      return id === 'known' ? '已翻译' : children;
    },
);
jest.mock('@generated/codeTranslations', () => ({ known: '已翻译', listed: 'Still in English' }), {
  virtual: true,
});
jest.mock(
  '@generated/i18n',
  () => ({
    currentLocale: 'zh-CN',
    defaultLocale: 'en-US',
    localeConfigs: { 'en-US': { htmlLang: 'en-US' } },
  }),
  { virtual: true },
);

test('a text without a translation is shown in English, with its language', () => {
  render(<Translate id="unknown">Not translated</Translate>);
  expect(screen.getByText('Not translated')).toHaveAttribute('lang', 'en-US');
});

test('nor has a text been translated that was only listed', () => {
  render(<Translate id="listed">Still in English</Translate>);
  expect(screen.getByText('Still in English')).toHaveAttribute('lang', 'en-US');
});

test('a translated text is not marked', () => {
  const { container } = render(<Translate id="known">Translated</Translate>);
  expect(container).toHaveTextContent('已翻译');
  expect(container.querySelector('[lang]')).toBeNull();
});
