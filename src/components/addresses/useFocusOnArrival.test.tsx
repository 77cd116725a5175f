import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { createMemoryHistory, type MemoryHistory } from 'history';
import { Route, Router } from 'react-router-dom';
import { leaveFocusAt, useFocusOnArrival } from './useFocusOnArrival';

let focused: string[];
beforeEach(() => {
  focused = [];
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function note(this: HTMLElement) {
    focused.push(this.id || this.tagName);
  });
});
afterEach(() => jest.restoreAllMocks());

function Page() {
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  return (
    <main ref={main}>
      <h2 id="async">Async</h2>
    </main>
  );
}

/** Pages with different layouts. */
function showSite(): MemoryHistory {
  const history = createMemoryHistory({ initialEntries: ['/demo'] });
  render(
    <Router history={history}>
      <Route path="/demo" component={Page} />
      <Route path="/docs">
        <Page />
      </Route>
    </Router>,
  );
  // Other tests have shown another page before.
  act(() => history.replace('/demo'));
  focused = [];
  return history;
}

test.each([
  ['/docs', ['MAIN']],
  ['/docs#async', ['async']],
  ['/docs#gone', ['MAIN']],
  ['/demo#async', []],
  ['/demo?tab=a', []],
])('a link to %s focuses %p', (address, expected) => {
  const history = showSite();
  act(() => history.push(address));
  expect(screen.getByRole('main')).toBeVisible();
  expect(focused).toEqual(expected);
});

test('back and forward leave the focus to the browser', () => {
  const history = showSite();
  act(() => history.push('/docs'));
  focused = [];
  act(() => history.goBack());
  act(() => history.goForward());
  expect(focused).toEqual([]);
});

test('a part of a page that gets the focus from someone else is left alone, once', () => {
  const history = showSite();
  leaveFocusAt('/docs#async');
  act(() => history.push('/docs#async'));
  expect(focused).toEqual([]);
  act(() => history.push('/demo'));
  act(() => history.push('/docs#async'));
  expect(focused).toEqual(['MAIN', 'async']);
});
