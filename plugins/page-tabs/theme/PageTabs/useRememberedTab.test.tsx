import { useRef } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserHistory, type History } from 'history';
import { Router } from 'react-router-dom';
import { useRememberedTab } from './useRememberedTab';
import { useTabChoice } from './useTabChoice';

jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => true }));
jest.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (name: string) => ({
    get: () => localStorage.getItem(name),
    set: (value: string) => localStorage.setItem(name, value),
    listen: () => () => undefined,
  }),
}));

const CHOICE = { param: 'tab', values: ['npm', 'pnpm'] };

function Tabs() {
  const root = useRef<HTMLDivElement>(null);
  const tabs = useTabChoice(root, CHOICE);
  const remember = useRememberedTab('package-manager', root, CHOICE, tabs);
  const choose = (value: string) => {
    tabs.show(value, 'push');
    remember(value);
  };
  return (
    <div ref={root}>
      {CHOICE.values.map((value) => (
        <button key={value} aria-pressed={value === tabs.active} onClick={() => choose(value)}>
          {value}
        </button>
      ))}
    </div>
  );
}

function open(address: string): History {
  window.history.replaceState(null, '', address);
  const history = createBrowserHistory();
  render(
    <Router history={history}>
      <Tabs />
    </Router>,
  );
  return history;
}
beforeEach(() => localStorage.clear());

const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('button', { pressed: true }).textContent;
const address = () => window.location.pathname + window.location.search + window.location.hash;

test.each(['/install', '/install#stylesheet'])(
  'a link to the open page, %s, keeps the remembered tab',
  async (link) => {
    const history = open('/install');
    await choose('pnpm');
    act(() => history.push(link));
    expect(shown()).toBe('pnpm');
    expect(address()).toBe(link.replace('/install', '/install?tab=pnpm'));
  },
);

test('the default tab can be chosen again', async () => {
  const history = open('/install');
  await choose('pnpm');
  await choose('npm');
  expect(address()).toBe('/install');
  act(() => history.push('/install#stylesheet'));
  expect(shown()).toBe('npm');
});

test('back leads to the tab that was shown', async () => {
  const history = open('/install');
  await choose('pnpm');
  act(() => history.goBack());
  await waitFor(() => expect(shown()).toBe('npm'));
  expect(address()).toBe('/install');
});
