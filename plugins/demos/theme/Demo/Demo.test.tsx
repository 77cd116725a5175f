import { render, screen } from '@testing-library/react';
import type { DemoModule } from '../../types';
import { useDemoEditing } from './useDemoEditing';
import Demo from '.';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/useDocusaurusContext', () =>
  jest.requireActual('@site/tests/support/docusaurus/useDocusaurusContext'),
);
jest.mock('@docusaurus/Link', () => jest.requireActual('@site/tests/support/docusaurus/Link'));
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => `/${path}`);
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ hash: '' }) }));
jest.mock('./Body', () => ({ Body: () => null }));
jest.mock('./OpenIn', () => ({ OpenIn: () => null }));
jest.mock('./useDemoEditing', () => ({ useDemoEditing: jest.fn() }));

const demo = { id: 'start-basic', title: 'Sign-up form', files: ['basic.tsx'] } as DemoModule;

it.each([
  ['is shown', undefined, 1],
  ['is edited, since another is shown in its place', <p key="editor">Editor</p>, 0],
])('offers to reset the demo while it %s', (_, editor, count) => {
  jest.mocked(useDemoEditing).mockReturnValue({ editor, trigger: { current: null } } as never);
  render(<Demo demo={demo} />);
  // By text, since a closed menu is not in the accessibility tree.
  expect(screen.queryAllByText('Reset demo')).toHaveLength(count);
});
