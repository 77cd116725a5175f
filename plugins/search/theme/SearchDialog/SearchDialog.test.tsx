import type { ComponentType } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPart, SiteFileError } from '@site/src/components/siteFiles/loadPart';
import SearchDialog from '.';
import type { PanelProps } from './Panel';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/theme-common', () => ({ usePluralForm: () => ({}) }));
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => path);
jest.mock('@site/src/components/siteFiles/loadPart', () => ({
  ...jest.requireActual<object>('@site/src/components/siteFiles/loadPart'),
  loadPart: jest.fn(),
}));

/** Stands for the results: says what it was given. */
function FakePanel({ keywords, opensWhenFoundRef }: PanelProps) {
  return <p>{`${keywords}, ${opensWhenFoundRef.current ? 'opened' : 'shown'}`}</p>;
}

let arrive: (module: { default: ComponentType<PanelProps> }) => void;
let fail: (error: Error) => void;
const field = () => screen.getByRole('combobox', { name: 'Search', hidden: true });

beforeEach(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  jest.mocked(loadPart).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        arrive = resolve as never;
        fail = reject;
      }),
  );
});

// The part is loaded once for all, so failures come first.
test('a failure is said, a press or the next opening tries again, and the text stays', async () => {
  const { rerender } = render(<SearchDialog isOpen onClose={() => {}} />);
  await userEvent.type(field(), 'rules');
  await act(async () => fail(new SiteFileError('offline')));
  expect(screen.getByRole('alert')).toHaveTextContent('The site cannot be reached.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(field()).toHaveFocus();
  await act(async () => fail(new SiteFileError('updated')));
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  rerender(<SearchDialog isOpen={false} onClose={() => {}} />);
  rerender(<SearchDialog isOpen onClose={() => {}} />);
  expect(loadPart).toHaveBeenCalledTimes(3);
  await act(async () => fail(new SiteFileError('offline')));
  expect(field()).toHaveValue('rules');
});

test('what is typed before the results can be shown stays in its field, and Enter counts', async () => {
  render(<SearchDialog isOpen onClose={() => {}} />);
  await userEvent.type(field(), 'layout{Escape}rules{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  const typedInto = field();
  await act(async () => arrive({ default: FakePanel }));
  expect(screen.getByText('rules, opened')).toBeVisible();
  expect(field()).toBe(typedInto);
  expect(typedInto).toHaveFocus();
});
