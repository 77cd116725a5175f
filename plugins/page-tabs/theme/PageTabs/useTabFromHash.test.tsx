import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { createMemoryHistory, type MemoryHistory } from 'history';
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
        <div key={value} data-page-tab={value} hidden={value !== tabs.active}>
          <h3 id={`${value}-version`}>{value}</h3>
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

function open(address: string): MemoryHistory {
  const history = createMemoryHistory({ initialEntries: [address] });
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
