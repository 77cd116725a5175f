import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserHistory, type History } from 'history';
import { Route, Router } from 'react-router-dom';
import { useTabChoice } from './useTabChoice';
import { useTabFromHash } from './useTabFromHash';

jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => true }));

const CHOICE = { param: 'tab', values: ['npm', 'yarn'] };

function Tabs() {
  const root = useRef<HTMLDivElement>(null);
  const tabs = useTabChoice(root, CHOICE);
  useTabFromHash(root, CHOICE, tabs);
  return (
    <div ref={root}>
      {CHOICE.values.map((value) => (
        <div key={value}>
          <button onClick={() => tabs.show(value, 'push')}>{value}</button>
          <div data-page-tab={value} hidden={value !== tabs.active}>
            <h3 id={`${value}-version`}>{value}</h3>
          </div>
        </div>
      ))}
    </div>
  );
}

const focused: string[] = [];
beforeEach(() => {
  focused.length = 0;
  Element.prototype.scrollIntoView = () => undefined;
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function note(this: HTMLElement) {
    if (!this.closest('[hidden]')) focused.push(this.id);
  });
});
afterEach(() => jest.restoreAllMocks());

function open(address: string): History {
  window.history.replaceState(null, '', address);
  const history = createBrowserHistory();
  render(
    <Router history={history}>
      <Route path="/install" component={Tabs} />
    </Router>,
  );
  return history;
}

const shown = () => screen.getByRole('heading').id;

test('who comes by a link to something in a hidden tab gets the tab, and the focus there', () => {
  const history = open('/start');
  act(() => history.push('/install#yarn-version'));
  expect(shown()).toBe('yarn-version');
  expect(focused).toEqual(['yarn-version']);
});

test('a load, and a hash on the page, open the tab without the focus', () => {
  const history = open('/install#yarn-version');
  expect(shown()).toBe('yarn-version');
  act(() => history.push({ search: '?tab=yarn', hash: '#npm-version' }));
  expect(shown()).toBe('npm-version');
  expect(focused).toEqual([]);
});

test('the same link opens the tab again, after other tabs too', async () => {
  const history = open('/start');
  const follow = () => act(() => history.push('/install#yarn-version'));
  follow();
  follow();
  expect(shown()).toBe('yarn-version');
  await userEvent.click(screen.getByRole('button', { name: 'npm' }));
  expect(shown()).toBe('npm-version');
  follow();
  expect(shown()).toBe('yarn-version');
  expect(window.location.search).toBe('?tab=yarn');
});

test('a tab that is chosen does not jump to the section that was read in it before', async () => {
  const history = open('/install');
  act(() => history.push('/install#npm-version'));
  const jump = jest.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.click(screen.getByRole('button', { name: 'yarn' }));
  await userEvent.click(screen.getByRole('button', { name: 'npm' }));
  expect(jump).not.toHaveBeenCalled();
});
