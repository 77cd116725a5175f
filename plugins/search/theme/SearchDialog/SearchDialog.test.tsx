import type { ComponentType } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
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

/** Replaces the panel and renders its props. */
function FakePanel({ keywords, opensWhenFoundRef }: PanelProps) {
  return <p>{`${keywords}, ${opensWhenFoundRef.current ? 'opened' : 'shown'}`}</p>;
}

let resolvePanel: (module: { default: ComponentType<PanelProps> }) => void;
let rejectPanel: (error: Error) => void;
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
        resolvePanel = resolve as never;
        rejectPanel = reject;
      }),
  );
});

// The panel is loaded once per module, so the test of failures must run first.
test('a failure is announced, Retry or reopening retries, and the text stays', async () => {
  const { rerender } = render(<SearchDialog isOpen onClose={() => {}} />);
  await userEvent.type(field(), 'rules');
  await act(async () => rejectPanel(new SiteFileError('offline')));
  expect(screen.getByRole('alert')).toHaveTextContent('The site cannot be reached.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(field()).toHaveFocus();
  await act(async () => rejectPanel(new SiteFileError('updated')));
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  rerender(<SearchDialog isOpen={false} onClose={() => {}} />);
  rerender(<SearchDialog isOpen onClose={() => {}} />);
  expect(loadPart).toHaveBeenCalledTimes(3);
  await act(async () => rejectPanel(new SiteFileError('offline')));
  expect(field()).toHaveValue('rules');
});

test('text typed before the panel loads stays in the field, and Enter is remembered', async () => {
  render(<SearchDialog isOpen onClose={() => {}} />);
  await userEvent.type(field(), 'layout{Escape}rules{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  const fieldBefore = field();
  await act(async () => resolvePanel({ default: FakePanel }));
  expect(screen.getByText('rules, opened')).toBeVisible();
  expect(field()).toBe(fieldBefore);
  expect(fieldBefore).toHaveFocus();
});

test('Escape clears the field, then closes at once, and a late close event does not close it again', async () => {
  const onClose = jest.fn();
  const { rerender } = render(<SearchDialog isOpen onClose={onClose} />);
  await userEvent.type(field(), 'rules{Escape}');
  expect(field()).toHaveValue('');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(<SearchDialog isOpen={false} onClose={onClose} />);
  rerender(<SearchDialog isOpen onClose={onClose} />);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closing the dialog ends the wish to open what will be found', async () => {
  const { rerender } = render(<SearchDialog isOpen onClose={() => {}} />);
  await userEvent.type(field(), 'rules{Enter}');
  rerender(<SearchDialog isOpen={false} onClose={() => {}} />);
  rerender(<SearchDialog isOpen onClose={() => {}} />);
  expect(screen.getByText('rules, shown')).toBeVisible();
});

test('a press on the backdrop closes, the end of a selection there does not', async () => {
  const onClose = jest.fn();
  await act(async () => render(<SearchDialog isOpen onClose={onClose} />));
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(field());
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});
