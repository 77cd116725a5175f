import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CrashPanel } from './CrashPanel';

jest.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: { message: string }) => message,
}));

describe('CrashPanel', () => {
  it('shows the error message and a collapsed stack trace', async () => {
    const error = new TypeError('No price');
    error.stack = 'TypeError: No price\n    at Price';
    render(<CrashPanel error={error} />);
    expect(screen.getByRole('alert')).toHaveTextContent('No price');
    expect(screen.getByText(/at Price/)).not.toBeVisible();
    await userEvent.click(screen.getByText('Stack trace'));
    expect(screen.getByText(/at Price/)).toBeVisible();
  });

  it.each([[new Error('')], [undefined], [null]])('shows a default message for %p', (error) => {
    render(<CrashPanel error={error} />);
    expect(screen.getByText('This demo has been crashed.')).toBeVisible();
  });

  it('shows a thrown value that is not an Error as text', () => {
    render(<CrashPanel error="out of stock" />);
    expect(screen.getByText('out of stock')).toBeVisible();
    expect(screen.queryByText('Stack trace')).toBeNull();
  });

  it('calls onRetry when Retry is pressed', async () => {
    const onRetry = jest.fn();
    render(<CrashPanel error={new Error('x')} onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('leaves the focus in the preview when its button goes away', async () => {
    render(
      <div data-demo-preview role="region">
        <CrashPanel error={new Error('x')} onRetry={() => undefined} />
      </div>,
    );
    const focused = jest.spyOn(screen.getByRole('region'), 'focus');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(focused).toHaveBeenCalledTimes(1);
  });
});
