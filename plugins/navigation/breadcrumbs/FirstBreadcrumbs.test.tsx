import { render, screen } from '@testing-library/react';
import { FirstBreadcrumbs } from './FirstBreadcrumbs';

let pathname: string;
let groups: { label: string }[];
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname }) }));
jest.mock('@docusaurus/Link', () => jest.requireActual('@site/tests/support/docusaurus/Link'));
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useSidebarBreadcrumbs: () => groups,
}));
jest.mock('@docusaurus/theme-common', () => ({
  isRegexpStringMatch: (pattern: string | undefined, text: string) =>
    pattern !== undefined && new RegExp(pattern).test(text),
  useThemeConfig: () => ({
    navbar: {
      items: [
        { label: 'Playground', to: '/playground' },
        { label: 'API', to: '/api/overview', activeBaseRegex: '^/api/' },
      ],
    },
  }),
}));
jest.mock('@theme-init/DocBreadcrumbs/Items/Home', () => ({
  __esModule: true,
  default: () => <li>Home</li>,
}));

const crumbs = (address: string, ...labels: string[]) => {
  pathname = address;
  groups = labels.map((label) => ({ label }));
  render(
    <ul>
      <FirstBreadcrumbs />
    </ul>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

it('leads from a page to its section', () => {
  expect(crumbs('/api/form-props', 'Form', 'Form props')).toEqual(['Home', 'API']);
  expect(screen.getByRole('link', { name: 'API' })).toHaveAttribute('href', '/api/overview');
});

it('does not link the landing page to itself', () => {
  expect(crumbs('/api/overview', 'API overview')).toEqual(['Home', 'API']);
  expect(screen.queryByRole('link')).toBeNull();
});

it('does not say the name of a section twice', () => {
  expect(crumbs('/api/form-props', 'API', 'Form props')).toEqual(['Home']);
});

it('names no section of a page that the navbar does not have', () => {
  expect(crumbs('/playground')).toEqual(['Home']);
});
