import { render, screen, waitFor } from '@testing-library/react';
import { RouteAnnouncer } from './RouteAnnouncer';

/** Goes to a page, whose title comes last, and after none. */
function goTo(path: string, title: string): void {
  window.history.pushState(null, '', path);
  document.title = '';
  document.title = title;
}

test('is silent on arrival, and says the title of each page after it', async () => {
  document.title = 'Introduction';
  const { container } = render(<RouteAnnouncer />);
  const announcer = container.querySelector('[aria-live="polite"]')!;
  expect(announcer.textContent).toBe('');
  goTo('/installation', 'Installation');
  await screen.findByText('Installation', { selector: '[aria-live]' });
  goTo('/layout', 'Layout');
  await waitFor(() => expect(announcer.textContent).toBe('Layout'));
});

test('is silent while the title of the first page is written again', async () => {
  document.title = 'Layout';
  const { container } = render(<RouteAnnouncer />);
  document.title = 'Layout | Site';
  await Promise.resolve();
  expect(container.querySelector('[aria-live]')!.textContent).toBe('');
  goTo('/rules', 'Rules');
  await screen.findByText('Rules', { selector: '[aria-live]' });
});

test('does not repeat itself when something else in the head changes', async () => {
  document.title = 'Layout';
  const { container } = render(<RouteAnnouncer />);
  document.head.append(document.createElement('meta'));
  goTo('/trigger', 'Trigger');
  await screen.findByText('Trigger', { selector: '[aria-live]' });
  document.head.append(document.createElement('meta'));
  await Promise.resolve();
  expect(container.querySelector('[aria-live]')!.textContent).toBe('Trigger');
});
