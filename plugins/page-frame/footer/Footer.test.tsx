import { render, screen, within } from '@testing-library/react';
import { Footer } from './Footer';

let plugin = 'docusaurus-plugin-content-pages';
jest.mock('@theme/FooterActions', () => () => null);
jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/Link', () => jest.requireActual('@site/tests/support/docusaurus/Link'));
jest.mock('@docusaurus/useDocusaurusContext', () =>
  jest.requireActual('@site/tests/support/docusaurus/useDocusaurusContext'),
);
jest.mock('@docusaurus/useRouteContext', () => () => ({ plugin: { name: plugin } }));
jest.mock('@docusaurus/theme-common', () => ({
  useThemeConfig: () => ({
    footer: {
      links: [
        { title: 'Documentation', items: [{ label: 'API', to: '/api' }] },
        { title: 'Project', items: [{ label: 'Source code', href: 'https://example.org' }] },
      ],
    },
  }),
}));
jest.mock(
  '@theme/Footer/LinkItem',
  () =>
    ({ item }: { item: { label: string } }) =>
      item.label,
);
jest.mock('@theme/Heading', () => ({ children }: { children: string }) => <h2>{children}</h2>);
jest.mock('@theme/LastUpdated', () => () => <span>Last updated</span>);

test('the wordmark says the name of the site', () => {
  render(<Footer />);
  expect(screen.getByRole('img', { name: 'Bindform' })).toBeVisible();
});

test('the links are in a landmark, each list under its heading', () => {
  render(<Footer />);
  const links = screen.getByRole('navigation', { name: 'Footer' });
  expect(within(links).getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(within(links).getByText('API')).toBeVisible();
  expect(screen.getByRole('link', { name: 'MIT License' })).toHaveAttribute(
    'href',
    'https://github.com/o/p/blob/main/LICENSE',
  );
});

test.each([
  ['docusaurus-plugin-content-pages', 1],
  ['docusaurus-plugin-content-docs', 0],
])('on pages of %s the last update is said %d times', (name, times) => {
  plugin = name;
  render(<Footer />);
  expect(screen.queryAllByText('Last updated')).toHaveLength(times);
});
