import { render, screen } from '@testing-library/react';
import type { ClientModule } from '@docusaurus/types';
import loading from './client';
import { LoadingBar } from './LoadingBar';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);

const flag = () => document.documentElement.getAttribute('data-loading');
type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];
const update = (from: string | null, to: string) =>
  ({ previousLocation: from && { pathname: from }, location: { pathname: to } }) as RouteUpdate;

test('the bar has a role and a name, and the text is visible', () => {
  render(<LoadingBar />);
  expect(screen.getByRole('progressbar', { name: 'Loading...' })).toBeInTheDocument();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
});

test.each([
  ['another page', update('/a', '/b'), 'true'],
  ['another position on the page', update('/a', '/a'), null],
  ['the first page, which is prerendered', update(null, '/a'), null],
])('the loading flag during navigation to %s', (_, route, expected) => {
  loading.onRouteUpdate!(route);
  expect(flag()).toBe(expected);
  loading.onRouteDidUpdate!(route);
  expect(flag()).toBeNull();
});
