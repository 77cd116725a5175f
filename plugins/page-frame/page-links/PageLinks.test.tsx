import { render, screen } from '@testing-library/react';
import { PageLinks } from './PageLinks';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/Link', () => jest.requireActual('@site/tests/support/docusaurus/Link'));
jest.mock('@docusaurus/useDocusaurusContext', () =>
  jest.requireActual('@site/tests/support/docusaurus/useDocusaurusContext'),
);
jest.mock('@docusaurus/router', () => ({
  useLocation: () => ({ pathname: '/bindform/intro/start' }),
}));
jest.mock('@theme/EditThisPage', () => ({ editUrl }: { editUrl: string }) => (
  <a href={editUrl}>Edit</a>
));
jest.mock('@theme/LastUpdated', () => () => <span>Last updated</span>);

const page = { className: '', lastUpdatedAt: undefined, lastUpdatedBy: undefined };

test('a page can be edited and reported, and says when it was last updated', () => {
  render(<PageLinks {...page} editUrl="https://example.org/edit" />);
  expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
  expect(screen.getByText('Last updated')).toBeVisible();
  const report = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /Report/ }).href);
  expect(report.origin + report.pathname).toBe('https://github.com/o/p/issues/new');
  expect(report.searchParams.get('title')).toBe('Problem on intro/start: ');
  expect(report.searchParams.get('page')).toBe('https://example.org/bindform/intro/start');
});

test('a page without a file offers no edit', () => {
  render(<PageLinks {...page} editUrl={null} />);
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});
