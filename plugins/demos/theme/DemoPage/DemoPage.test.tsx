import { render, screen } from '@testing-library/react';
import type { DemoModule } from '../../types';
import DemoPage from '.';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/useDocusaurusContext', () =>
  jest.requireActual('@site/tests/support/docusaurus/useDocusaurusContext'),
);
jest.mock('@docusaurus/Link', () => jest.requireActual('@site/tests/support/docusaurus/Link'));
jest.mock('@docusaurus/Head', () => () => null);
jest.mock('@docusaurus/theme-common', () => ({
  PageMetadata: ({ title }: { title: string }) => <p>Title: {title}</p>,
}));
jest.mock(
  '@theme/Layout/Provider',
  () =>
    ({ children }: { children: unknown }) =>
      children,
);
jest.mock('@theme/Heading', () => ({ children }: { children: string }) => <h1>{children}</h1>);
jest.mock('@site/src/components/addresses/useFocusOnArrival', () => ({
  useFocusOnArrival: () => undefined,
}));
jest.mock('../Demo/Body', () => ({ Body: () => null }));
jest.mock('../Demo/useIsland', () => ({ useIsland: () => ({}) }));

const show = (demo: Partial<DemoModule>) =>
  render(
    <DemoPage demos={{ a: { id: 'a', ...demo } as DemoModule }} route={{ path: '/~demos/a' }} />,
  );

it.each([
  [
    'the page that explains the demo',
    { permalink: '/bindform/intro/start', title: 'Quick start' },
    ['Back to “Quick start”', '/bindform/intro/start#a'],
  ],
  ['the home page, for a demo that no other page shows', undefined, ['Back to “Bindform”', '/']],
])('leads back to %s', (_, home, [name, address]) => {
  show({ title: 'Sign-up form', home });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
});

it('has another title than the page that explains it, so that going there is announced', () => {
  show({ title: 'Editable table', home: { permalink: '/guides/table', title: 'Editable table' } });
  expect(screen.getByRole('heading', { name: 'Editable table' })).toBeVisible();
  expect(screen.getByText('Title: Editable table (demo)')).toBeVisible();
});
