import { createRef, type ComponentProps } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSearchClient } from '../../client/useSearchClient';
import type { SearchHint, SearchResultGroup } from '../../worker/protocol';
import Panel from './Panel';
import type { PressKeys } from './useCombobox';

const mockSlot = { set: jest.fn(), del: jest.fn() };

jest.mock('@docusaurus/Link', () => jest.requireActual('@site/tests/support/docusaurus/Link'));
jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => path);
jest.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({ selectMessage: (_: number, forms: string) => forms.split('|')[1] }),
  useStorageSlot: (key: string) => [null, key === 'search.landing' ? mockSlot : { set() {} }],
}));
jest.mock('../../client/useSearchClient', () => ({ useSearchClient: jest.fn() }));
jest.mock(
  '../SearchHint',
  () =>
    ({ hint }: { hint: SearchHint }) =>
      hint.pageTitle,
);
jest.mock('./NoResult', () => () => null);
jest.mock('./PreviewPane', () => () => null);

const hint = (link: string, facet: SearchHint['facet'], rank: number) =>
  ({ link, facet, rank, pageTitle: link, words: ['rule'] }) as SearchHint;

const GROUPS: SearchResultGroup[] = [
  { title: 'Guides', hints: [hint('#rules', 'guides', 0), hint('#more', 'errors', 1)] },
];

let resolveSearch: (groups: SearchResultGroup[]) => void;
const onClose = jest.fn();
const opensWhenFoundRef = createRef<PressKeys | undefined>() as { current: PressKeys | undefined };

/** Shows the panel while it waits for the results. */
async function search(props: Partial<ComponentProps<typeof Panel>> = {}) {
  render(
    <Panel
      ref={null}
      listId="list"
      keywords="rule"
      opensWhenFoundRef={opensWhenFoundRef}
      onActiveId={() => {}}
      onKeywords={() => {}}
      onKeyDown={() => {}}
      onFocusField={() => {}}
      onClose={onClose}
      onReload={() => {}}
      {...props}
    />,
  );
  await act(async () => jest.advanceTimersByTime(1000));
}

const find = () => act(async () => resolveSearch(GROUPS));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  opensWhenFoundRef.current = undefined;
  const request = new Promise<SearchResultGroup[]>((resolve) => {
    resolveSearch = resolve;
  });
  jest.mocked(useSearchClient).mockReturnValue({ prepare() {}, search: () => request } as never);
});
afterEach(() => jest.useRealTimers());

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a click with %s keeps the dialog, and the landing of this tab',
  async (key) => {
    await search();
    await find();
    const [first] = screen.getAllByRole('option');
    fireEvent.click(first, { [key]: true });
    expect(mockSlot.set).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(first);
    expect(mockSlot.set).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

test('Ctrl+Enter before there are results opens the first one as it would then', async () => {
  opensWhenFoundRef.current = { ctrlKey: true };
  const click = jest.fn();
  document.addEventListener('click', click);
  await search();
  await find();
  document.removeEventListener('click', click);
  expect(click).toHaveBeenCalledTimes(1);
  expect(click).toHaveBeenCalledWith(expect.objectContaining({ ctrlKey: true }));
  expect(opensWhenFoundRef.current).toBeUndefined();
  expect(onClose).not.toHaveBeenCalled();
});

test('the link to all results counts those of every kind', async () => {
  await search();
  await find();
  fireEvent.click(screen.getByRole('radio', { name: 'Errors' }));
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Show all: 2 results' })).toBeVisible();
});
