import { acceptBlock, acceptPages, currentHashes, waitingBlocks } from './review';

const page = (opening: string, body: string) =>
  `---\ntitle: T\norder: 1\n---\n\n${opening}\n\n## A {#a}\n\n${body}\n`;
const folder = (pages: Record<string, string>) => ({ name: 'docs', pages });

const before = currentHashes(
  folder({ 'intro/x.mdx': page('Hello.', 'Words.'), 'intro/y.mdx': 'Y' }),
);

it('has every block wait until its page is accepted', () => {
  expect(waitingBlocks(before, {})).toEqual([
    { page: 'intro/x', section: 'opening', state: 'unreviewed' },
    { page: 'intro/x', section: 'a', state: 'unreviewed' },
    { page: 'intro/y', section: 'opening', state: 'unreviewed' },
  ]);
  const reviewed = acceptPages(['intro/x'], before, {});
  expect(waitingBlocks(before, reviewed).map(({ page: name }) => name)).toEqual(['intro/y']);
});

it('calls just the block stale whose English changed, by its words and not by its spaces', () => {
  const now = (text: string) => currentHashes(folder({ 'intro/x.mdx': text }));
  const reviewed = acceptPages(['intro/x'], before, {});
  expect(waitingBlocks(now(page('Hello.', 'Other\nwords.')), reviewed)).toEqual([
    { page: 'intro/x', section: 'a', state: 'stale' },
  ]);
  expect(waitingBlocks(now(page('\nHello.\n', 'Words.')), reviewed)).toEqual([]);
  const titled = page('Hello.', 'Words.').replace('title: T', 'title: New');
  expect(waitingBlocks(now(titled), reviewed)).toEqual([
    { page: 'intro/x', section: 'opening', state: 'stale' },
  ]);
  const moved = page('Hello.', 'Words.').replace('order: 1', 'order: 2');
  expect(waitingBlocks(now(moved), reviewed)).toEqual([]);
});

it('has a block wait whose English is gone, until that is accepted', () => {
  const reviewed = acceptPages(['intro/x'], before, {});
  const now = currentHashes(folder({ 'intro/x.mdx': page('Hello.', 'Words.').split('## A')[0] }));
  const gone = { page: 'intro/x', section: 'a', state: 'removed' };
  expect(waitingBlocks(now, reviewed)).toEqual([gone]);
  expect(waitingBlocks(now, acceptBlock(gone, now, reviewed))).toEqual([]);
});

it('forgets pages and headings that are gone', () => {
  const reviewed = acceptPages(['intro/x', 'intro/y'], before, {});
  const now = currentHashes(folder({ 'intro/x.mdx': 'Hello.' }));
  expect(Object.keys(acceptPages([], now, reviewed))).toEqual(['intro/x']);
  expect(acceptPages(['intro/x'], now, reviewed)).toEqual(now);
});
