import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadFailure } from './LoadFailure';
import { failureMessage } from './messages';
import type { FailureReason } from './whyFailed';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);

const REASONS: FailureReason[] = ['updated', 'offline', 'unavailable', 'intercepted', 'broken'];

test('each reason has its own words', () => {
  expect(new Set(REASONS.map(failureMessage)).size).toBe(REASONS.length);
});

test.each(REASONS)('%s is said, with the button that helps', async (reason) => {
  const onReload = jest.fn();
  const onRetry = jest.fn();
  const text = (why: string) => `The editor could not be loaded. ${why}`;
  render(<LoadFailure reason={reason} text={text} onReload={onReload} onRetry={onRetry} />);
  expect(screen.getByText(text(failureMessage(reason)), { exact: false })).toBeVisible();
  const needsReload = reason === 'updated' || reason === 'broken';
  await userEvent.click(screen.getByRole('button', { name: needsReload ? 'Reload' : 'Retry' }));
  expect([onReload, onRetry].map(({ mock }) => mock.calls.length)).toEqual(
    needsReload ? [1, 0] : [0, 1],
  );
});

test('a place with its own way to try again has no button', () => {
  render(<LoadFailure reason="offline" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a reason that a frame made up is no error', () => {
  expect(failureMessage('toString')).toBe(failureMessage('unavailable'));
});
