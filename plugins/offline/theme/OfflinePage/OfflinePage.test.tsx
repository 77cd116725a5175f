import { act, render, screen } from '@testing-library/react';
import OfflinePage from '.';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/Link', () => jest.requireActual('@site/tests/support/docusaurus/Link'));
jest.mock('@docusaurus/Head', () => () => null);
jest.mock('@docusaurus/theme-common', () => ({ PageMetadata: () => null }));
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({
  siteConfig: { baseUrl: '/bindform/' },
}));
jest.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => ({
    root: '/bindform/',
    languages: [
      { base: '/bindform/', label: 'English' },
      { base: '/bindform/zh-CN/', label: '简体中文' },
    ],
  }),
}));
let mockSearch: string;
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ search: mockSearch }) }));
jest.mock('@theme/Heading', () => ({ children }: { children: string }) => <h1>{children}</h1>);
jest.mock('@theme/KeepOffline', () => () => null);
jest.mock(
  '@theme/Layout',
  () =>
    ({ children }: { children: unknown }) =>
      children,
);
jest.mock('../../keptPages', () => ({
  keptLanguages: async () => [{ base: '/bindform/zh-CN/' }],
}));

test('leads back to the page that was wanted, and to the languages that are kept', async () => {
  Object.assign(window, { caches: {} });
  mockSearch = '?from=%2Fbindform%2Fintro%2Fstart';
  await act(async () => void render(<OfflinePage />));
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/bindform/intro/start', '/bindform/zh-CN/']);
});

test('leads home where the address names a page of another site', async () => {
  mockSearch = '?from=https%3A%2F%2Fexample.org';
  await act(async () => void render(<OfflinePage />));
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/bindform/');
});
