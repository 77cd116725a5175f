import { render, screen } from '@testing-library/react';
import { ErrorAlert, SuccessAlert } from './Alert';

// The whole of theme-common asks for the site's configuration, which only a build writes.
jest.mock('@docusaurus/theme-common', () =>
  jest.requireActual('@site/node_modules/@docusaurus/theme-common/lib/utils/ThemeClassNames'),
);
jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);

const shapes = (container: HTMLElement) =>
  [...container.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));

test.each([
  ['success', SuccessAlert, 'success'],
  ['error', ErrorAlert, 'danger'],
])('an alert of the type %s says so, in its color', (name, Alert, color) => {
  const { container } = render(<Alert>What happened</Alert>);
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByText('What happened')).toBeVisible();
  expect(container.firstElementChild).toHaveClass(
    `theme-admonition-${name}`,
    'alert',
    `alert--${color}`,
  );
  expect(shapes(container)).toHaveLength(1);
});

test('an alert may have its own title', () => {
  render(<ErrorAlert title="No network">Try later</ErrorAlert>);
  expect(screen.getByText('No network')).toBeVisible();
  expect(screen.queryByText('error')).toBeNull();
});

test('the types differ in more than their color', () => {
  const success = render(<SuccessAlert>a</SuccessAlert>);
  const error = render(<ErrorAlert>a</ErrorAlert>);
  expect(shapes(success.container)).not.toEqual(shapes(error.container));
});
