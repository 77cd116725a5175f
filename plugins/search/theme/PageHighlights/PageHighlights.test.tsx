import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLanding } from '../../client/useLanding';
import type { SearchHint } from '../../worker/protocol';
import PageHighlights from '.';

const PAGE = '/b/guides/file-upload';

let mockLocation = { pathname: '/b/', hash: '', key: 'a' };
const mockStore = jest.requireActual<typeof import('react')>('react');
let mockStored: string | null = null;
const mockListeners = new Set<() => void>();

/** Where the router is; what is rendered follows later. */
const mockHistory = { location: mockLocation };

jest.mock('@docusaurus/router', () => ({
  useHistory: () => mockHistory,
  useLocation: () => mockLocation,
}));
jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/useIsBrowser', () => () => true);
jest.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, forms: string) => forms.split('|')[count === 1 ? 0 : 1],
  }),
  useStorageSlot: () => {
    const set = (value: string | null) => {
      mockStored = value;
      mockListeners.forEach((listener) => listener());
    };
    const listen = (listener: () => void) => {
      mockListeners.add(listener);
      return () => mockListeners.delete(listener);
    };
    const stored = mockStore.useSyncExternalStore(listen, () => mockStored);
    return [stored, { set, del: () => set(null) }];
  },
}));

const hintOf = (link: string, words: string[]) => ({ link, words }) as SearchHint;

/** The word of the page, a section below it, and a result in the list. */
function Page({ hint }: { hint: SearchHint }) {
  const [, { land }] = useLanding();
  return (
    <>
      <button onClick={() => land(hint, [{ title: '', hints: [hint] }])}>Open</button>
      <PageHighlights />
      <article key={mockLocation.pathname}>
        <h1>Files</h1>
        <p>The request is an XMLHttpRequest.</p>
        <h2 id="pitfalls">Pitfalls</h2>
        <p>No progress without XMLHttpRequest.</p>
      </article>
    </>
  );
}

let lastKey = 0;

/** Changes the location of the router, and returns it. */
function navigate(pathname: string, hash = '') {
  mockHistory.location = { pathname, hash, key: String(++lastKey) };
  return mockHistory.location;
}

/** Opens a result, or follows a link, and waits for the page. */
function reader(hint: SearchHint) {
  const { rerender } = render(<Page hint={hint} />);
  const show = async (location: typeof mockLocation) => {
    mockLocation = location;
    await act(async () => rerender(<Page hint={hint} />));
  };
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const open = async () => {
    await press();
    await show(navigate(PAGE, hint.link.slice(PAGE.length)));
  };
  return { open, press, show };
}

const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  Object.assign(globalThis, { CSS: { highlights: new Map() }, Highlight: class {} });
  mockStored = null;
  mockLocation = navigate('/b/');
  window.scrollBy = jest.fn();
  // Below the window, so that landing scrolls there.
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 5000, 10, 10);
  Range.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
});

test('only the opened result moves the reader to its words, no later link to the page does', async () => {
  const { open, show } = reader(hintOf(`${PAGE}#pitfalls`, ['xmlhttprequest']));
  await open();
  expect(focused()).toBe('No progress without XMLHttpRequest.');
  expect(scrollBy).toHaveBeenCalledTimes(1);
  await show(navigate('/b/'));
  await show(navigate(PAGE, '#pitfalls'));
  await show(navigate(PAGE));
  await show(navigate(PAGE, '#pitfalls'));
  expect(scrollBy).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: /Clear highlights/ })).toBeVisible();
});

test('a result at the address that is open already is landed on, again and again', async () => {
  const { open, show } = reader(hintOf(`${PAGE}#pitfalls`, ['xmlhttprequest']));
  await show(navigate(PAGE, '#pitfalls'));
  await open();
  expect(focused()).toBe('No progress without XMLHttpRequest.');
  await open();
  expect(focused()).toBe('No progress without XMLHttpRequest.');
  expect(scrollBy).toHaveBeenCalledTimes(2);
});

test('a result without words has the focus at its heading, and nothing to clear', async () => {
  const { open } = reader(hintOf(`${PAGE}#pitfalls`, []));
  await open();
  expect(focused()).toBe('Pitfalls');
  expect(screen.queryByRole('button', { name: /Clear highlights/ })).toBeNull();
});

test('a page whose tabs replace its address is landed on when the tab is shown', async () => {
  const { press, show } = reader(hintOf(`${PAGE}#pitfalls`, ['xmlhttprequest']));
  await press();
  const before = navigate(PAGE, '#pitfalls');
  const withTab = navigate(PAGE, '#pitfalls');
  await show(before);
  expect(scrollBy).not.toHaveBeenCalled();
  await show(withTab);
  expect(focused()).toBe('No progress without XMLHttpRequest.');
});

test('the same number is announced again for the next result', async () => {
  const hint = hintOf(PAGE, ['xmlhttprequest']);
  const { open } = reader(hint);
  await open();
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('2 highlights on this page');
  const onChange = jest.fn();
  const observer = new MutationObserver(onChange);
  observer.observe(status, { subtree: true, childList: true, characterData: true });
  hint.words = ['xmlhttprequest', 'upload'];
  await open();
  observer.disconnect();
  expect(onChange).toHaveBeenCalled();
  expect(status).toHaveTextContent('2 highlights on this page');
});

test('clearing moves the focus to the place where the highlights were', async () => {
  const { open } = reader(hintOf(`${PAGE}#pitfalls`, ['xmlhttprequest']));
  await open();
  await userEvent.click(screen.getByRole('button', { name: /Clear highlights/ }));
  expect(screen.queryByRole('button', { name: /Clear highlights/ })).toBeNull();
  expect(focused()).toBe('The request is an XMLHttpRequest.');
});
