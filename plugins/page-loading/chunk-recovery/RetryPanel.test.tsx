import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetryPanel } from './RetryPanel';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);

test('the panel is an alert, and ignores presses while a retry is in progress', async () => {
  const retry = jest.fn();
  const { rerender } = render(<RetryPanel retry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be fully loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);

  rerender(<RetryPanel busy retry={retry} />);
  const busy = screen.getByRole('button', { name: 'Trying again' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(busy).toHaveFocus();
  await userEvent.click(busy);
  expect(retry).toHaveBeenCalledTimes(1);
});
