import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ComparedCode, ComparedRenders, ComparedSizes } from './ComparedForms';

jest.mock(
  '@generated/comparison/default/guide.json',
  () => ({
    dependent: {
      entries: [
        {
          ...{ id: 'bindform', name: 'Bindform', version: '1.5.0', html: '<span>a</span>' },
          ...{ lines: 15, bytes: 8790, renders: 1 },
        },
        {
          ...{ id: 'formik', name: 'Formik', version: '1.0.0', html: '<span>b</span>' },
          ...{ lines: 1045, bytes: 14_300, renders: 30 },
        },
      ],
      shared: [{ name: 'schema.ts', html: '<span>schema</span>' }],
    },
  }),
  { virtual: true },
);
jest.mock('@generated/codeTranslations', () => ({}), { virtual: true });
jest.mock('@theme/CodeBlock', () => jest.requireActual('../../../plugins/code-blocks/CodeBlock'));
jest.mock('@docusaurus/useIsBrowser', () => () => mockIsBrowser);
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({ i18n: { currentLocale: 'en-US' } }));
jest.mock(
  '@theme/PageTabs',
  () =>
    ({ children }: { children: ReactNode }) =>
      children,
);
jest.mock(
  '@theme/PageTab',
  () =>
    ({ children }: { children: ReactNode }) =>
      children,
);

let mockIsBrowser = true;
afterEach(() => {
  mockIsBrowser = true;
});

const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));

it('says what a form weighs, how long it is, and with which version', () => {
  render(<ComparedSizes form="dependent">A form</ComparedSizes>);
  expect(screen.getByRole('table', { name: 'A form' })).toBeVisible();
  const row = rowOf(/^Formik 1\.0\.0/);
  expect(row.getByText('14.3 kB')).toBeVisible();
  expect(row.getByText('1,045')).toBeVisible();
});

it('says how many inputs a keystroke renders', () => {
  render(<ComparedRenders form="dependent">A keystroke</ComparedRenders>);
  expect(rowOf(/^Formik/).getByText('30')).toBeVisible();
});

it('shows the code of each library, and what they share', () => {
  render(<ComparedCode form="dependent" />);
  const names = screen.getAllByRole('group').map((block) => block.getAttribute('aria-label'));
  expect(names).toEqual(['Bindform', 'Formik', 'schema.ts']);
  expect(screen.getByText('schema')).toBeVisible();
});

it('leaves the colors of closed tabs out of the prerendered page', () => {
  mockIsBrowser = false;
  const { rerender } = render(<ComparedCode form="dependent" />);
  const colored = () =>
    ['a', 'b', 'schema'].filter((text) => screen.getByText(text).tagName === 'SPAN');
  expect(colored()).toEqual(['a']);
  mockIsBrowser = true;
  rerender(<ComparedCode form="dependent" />);
  expect(colored()).toEqual(['a', 'b', 'schema']);
});
