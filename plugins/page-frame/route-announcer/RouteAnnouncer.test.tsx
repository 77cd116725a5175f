import { render, screen, waitFor } from '@testing-library/react';
import { RouteAnnouncer } from './RouteAnnouncer';

test('is silent on arrival, and says the title of each page after it', async () => {
  document.title = 'Introduction';
  const { container } = render(<RouteAnnouncer />);
  const announcer = container.querySelector('[aria-live="polite"]')!;
  expect(announcer.textContent).toBe('');
  document.title = 'Installation';
  await screen.findByText('Installation', { selector: '[aria-live]' });
  document.title = 'Layout';
  await waitFor(() => expect(announcer.textContent).toBe('Layout'));
});

test('does not repeat itself when something else in the head changes', async () => {
  document.title = 'Layout';
  const { container } = render(<RouteAnnouncer />);
  document.head.append(document.createElement('meta'));
  document.title = 'Rules';
  await screen.findByText('Rules', { selector: '[aria-live]' });
  document.head.append(document.createElement('meta'));
  await Promise.resolve();
  expect(container.querySelector('[aria-live]')!.textContent).toBe('Rules');
});
