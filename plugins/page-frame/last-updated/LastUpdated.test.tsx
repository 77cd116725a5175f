import { render, screen } from '@testing-library/react';
import { LastUpdated } from './LastUpdated';

let locale: string;
jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: { common: { lastUpdated: 'theme-last-updated' } },
}));
jest.mock('@docusaurus/theme-common/internal', () => ({
  useDateTimeFormat: (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
}));
jest.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => ({ lastUpdated: Date.UTC(2026, 10, 20, 23, 30) }),
}));

test.each([
  ['en-US', 'November 20, 2026'],
  ['zh-CN', '2026年11月20日'],
])('the time is said in the words of %s, and to machines', (language, words) => {
  locale = language;
  render(<LastUpdated />);
  const time = screen.getByText(words);
  expect(time.tagName).toBe('TIME');
  expect(time).toHaveAttribute('datetime', '2026-11-20T23:30:00.000Z');
});
