import { useRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { useTabChoice } from './useTabChoice';

jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => true }));

const CHOICE = { param: 'tab', values: ['npm', 'pnpm', 'yarn'] };

function Tabs() {
  const root = useRef<HTMLDivElement>(null);
  const { show } = useTabChoice(root, CHOICE);
  return (
    <>
      <h2 id="requirements">Requirements</h2>
      <div ref={root}>
        {CHOICE.values.map((value) => (
          <div key={value} data-page-tab={value}>
            <button onClick={() => show(value, 'push')}>{value}</button>
            <h3 id={`${value}-version`}>Version</h3>
          </div>
        ))}
      </div>
      <output>{useLocation().hash}</output>
    </>
  );
}

const address = () => window.location.pathname + window.location.search + window.location.hash;

test.each([
  ['/install?tab=yarn#yarn-version', 'npm', '/install'],
  ['/install#npm-version', 'pnpm', '/install?tab=pnpm'],
  ['/install?tab=pnpm#requirements', 'npm', '/install#requirements'],
  ['/install#pnpm-version', 'pnpm', '/install?tab=pnpm#pnpm-version'],
])('at %s, the choice of %s leads to %s', async (from, value, to) => {
  window.history.replaceState(null, '', from);
  const { hash } = window.location;
  render(
    <BrowserRouter>
      <Tabs />
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: value }));
  expect(address()).toBe(to);
  // Docusaurus scrolls to the top when the hash of the router changes.
  expect(screen.getByRole('status')).toHaveTextContent(hash);
  expect(window.history.state).toHaveProperty('key');
});
