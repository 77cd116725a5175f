import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageOffer } from './LanguageOffer';

let languages: string[];
let chosen: string | null;
jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/Link', () => jest.requireActual('@site/tests/support/docusaurus/Link'));
jest.mock('@docusaurus/useDocusaurusContext', () =>
  jest.requireActual('@site/tests/support/docusaurus/useDocusaurusContext'),
);
jest.mock('./useOtherLanguages', () => ({
  useOtherLanguages: () => ({ 'zh-CN': { 'siteShell.languageOffer.refuse': '不用了' } }),
}));
jest.mock('./languageChoice', () => ({
  cameFromOtherLanguage: () => false,
  chosenLanguage: () => chosen,
  chooseLanguage: (locale: string) => {
    chosen = locale;
  },
}));
jest.mock('./useLanguageLinks', () => ({
  useLanguageLinks: () => [
    { locale: 'zh-CN', label: '简体中文', htmlLang: 'zh-CN', href: '/bindform/zh-CN/' },
  ],
}));

beforeEach(() => {
  languages = ['zh-TW', 'zh', 'en'];
  chosen = null;
  jest.spyOn(navigator, 'languages', 'get').mockImplementation(() => languages);
});

const offer = () => screen.queryByRole('region', { name: '简体中文' });

test('a Chinese browser is offered Chinese, in Chinese, and a refusal is remembered', async () => {
  const { unmount } = render(<LanguageOffer />);
  expect(offer()).toHaveAttribute('lang', 'zh-CN');
  await userEvent.click(screen.getByRole('button', { name: '不用了' }));
  expect(offer()).toBeNull();
  expect(chosen).toBe('en-US');
  unmount();
  render(<LanguageOffer />);
  expect(offer()).toBeNull();
});

describe('the focus, after a refusal', () => {
  const page = () =>
    render(
      <>
        <main>
          <input aria-label="Name" />
        </main>
        <LanguageOffer />
      </>,
    );
  const refusal = () => screen.getByRole('button', { name: '不用了' });

  test('is where it was before', async () => {
    page();
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.tab();
    await userEvent.click(refusal());
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('is on the content of the page if it was nowhere', async () => {
    page();
    const focused = jest.spyOn(screen.getByRole('main'), 'focus');
    await userEvent.click(refusal());
    expect(focused).toHaveBeenCalledTimes(1);
  });
});

test('other readers are offered nothing', () => {
  languages = ['en-GB', 'fr'];
  render(<LanguageOffer />);
  expect(offer()).toBeNull();
});
