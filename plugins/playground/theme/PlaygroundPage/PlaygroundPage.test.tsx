import type { ReactNode } from 'react';
import { render, screen, within } from '@testing-library/react';
import type { PlaygroundData } from '../../templates';
import PlaygroundPage from '.';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/theme-common', () => ({ PageMetadata: () => null }));
jest.mock('@theme/Layout', () => ({ children }: { children: ReactNode }) => <>{children}</>);
jest.mock('@theme/Heading', () => ({ children }: { children: ReactNode }) => <h1>{children}</h1>);
jest.mock('../../client/Workspace', () => ({
  __esModule: true,
  default: () => {
    throw new Error('failed');
  },
}));

it('says so when the playground fails, with a button to reload', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<PlaygroundPage data={{} as PlaygroundData} />);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('button', { name: 'Reload' })).toBeVisible();
});
