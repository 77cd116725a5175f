import { render, screen } from '@testing-library/react';
import type { LogLine } from '../protocol';
import { Console } from './Console';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);

const line = (text: string): LogLine => ({ level: 'log', text });

it('says what a dialog would have said', () => {
  const lines = [
    { level: 'alert', text: 'hi' },
    { level: 'question', text: 'Delete it?' },
  ] as const;
  render(<Console lines={lines} dropped={0} />);
  const log = screen.getByRole('log');
  expect(log).toHaveTextContent('Dialog (not shown here): hi');
  expect(log).toHaveTextContent('Dialog (not shown here; answered with Cancel): Delete it?');
});

/** Heights in px, since jsdom lays nothing out. */
function layOut(): void {
  const heights = {
    clientHeight: () => 100,
    scrollHeight: () => 20 * screen.queryAllByText(/^line/).length,
  };
  for (const [name, get] of Object.entries(heights)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  }
}

it('follows the newest line, but not from where the reader has scrolled to', () => {
  layOut();
  const lines = Array.from({ length: 10 }, (_, index) => line(`line ${index}`));
  const { rerender } = render(<Console lines={lines} dropped={0} />);
  const log = screen.getByRole('log');
  /** Logs one more line; gives how far the log is scrolled. */
  const add = () => {
    lines.push(line('line'));
    rerender(<Console lines={[...lines]} dropped={0} />);
    return log.scrollTop;
  };
  expect(add()).toBe(220);
  log.scrollTop = 40;
  expect(add()).toBe(40);
  log.scrollTop = 140;
  expect(add()).toBe(260);
});
