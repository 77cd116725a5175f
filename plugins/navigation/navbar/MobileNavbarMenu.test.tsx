import type { ReactNode } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { MobileNavbarMenu } from './MobileNavbarMenu';

let pathname: string;
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname }) }));
jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/theme-common', () => {
  const { useState } = jest.requireActual<typeof import('react')>('react');
  return {
    isRegexpStringMatch: (pattern: string, text: string) => new RegExp(pattern).test(text),
    useCollapsible({ initialState }: { initialState: () => boolean }) {
      const [collapsed, setCollapsed] = useState(initialState);
      return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed(!collapsed) };
    },
    Collapsible: ({ collapsed, children }: { collapsed: boolean; children: ReactNode }) =>
      collapsed ? null : <ul>{children}</ul>,
  };
});
jest.mock('@theme/NavbarItem', () => ({
  __esModule: true,
  default: ({ label }: { label: string }) => <li>{label}</li>,
}));
jest.mock('@theme/NavbarItem/NavbarNavLink', () => ({
  __esModule: true,
  default: ({ label, to }: { label: string; to: string }) => <a href={to}>{label}</a>,
}));

const open = (address: string, to?: string) => {
  pathname = address;
  const items = [{ label: 'Hooks', to: '/api/use-watch' }];
  render(<MobileNavbarMenu {...{ label: 'API', to, items, activeBaseRegex: '^/api/' }} />);
};

const button = (name: string) => screen.getByRole('button', { name });

it('folds and unfolds, open at first on the pages of the section', () => {
  open('/api/form-start', '/api/overview');
  expect(button('API, submenu')).toHaveAttribute('aria-expanded', 'true');
  screen.getByText('Hooks');
  fireEvent.click(button('API, submenu'));
  expect(button('API, submenu')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Hooks')).toBeNull();
});

it('is folded on other pages, and is a button alone without an address', () => {
  open('/intro/start');
  expect(screen.queryByRole('link')).toBeNull();
  expect(button('API')).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button('API'));
  screen.getByText('Hooks');
});
