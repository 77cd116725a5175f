import { parsePage } from '../../src/mdx/parsePage';
import { readPageContents } from './pageContents';

const contentsOf = (mdx: string) => readPageContents(parsePage(mdx));

describe('readPageContents', () => {
  it('reads headings with pinned and made ids, and their depth', () => {
    const { toc } = contentsOf(
      '# Title\n\n## Bind an `input` {#bind}\n\n### Why it works\n\n### Why it works',
    );
    expect(toc).toEqual([
      { id: 'bind', title: 'Bind an input', depth: 2 },
      { id: 'why-it-works', title: 'Why it works', depth: 3 },
      { id: 'why-it-works-1', title: 'Why it works', depth: 3 },
    ]);
  });

  it('links each text to the heading it is under', () => {
    const { texts } = contentsOf(
      [
        'Before, with a [link](./x.mdx).',
        '## One {#one}',
        '- first\n- second',
        '## Two {#two}',
        '| a | b |\n| - | - |\n| c | d |',
        ':::warning\n\nCareful.\n\n:::',
        '```ts\nconst code = 1;\n```',
      ].join('\n\n'),
    );
    expect(texts).toEqual([
      { value: 'Before, with a link.' },
      { value: 'first', tocIndex: 0 },
      { value: 'second', tocIndex: 0 },
      ...['a', 'b', 'c', 'd', 'Careful.'].map((value) => ({ value, tocIndex: 1 })),
    ]);
  });

  it('reads tabs with their headings and components', () => {
    const { tabs, toc } = contentsOf(
      `## Before {#before}

<PageTabs param="kind">

<PageTab value="table" label="Table">

## Rows {#rows}

<Demo id="x" />
<Demo id="y" />

</PageTab>

<PageTab value="source" label="Source">

Text.

</PageTab>

</PageTabs>`,
    );
    expect(toc.map(({ id }) => id)).toEqual(['before', 'rows']);
    expect(tabs).toEqual([
      { key: 'table', meta: { param: 'kind', label: 'Table', toc: [1] }, components: ['Demo'] },
      { key: 'source', meta: { param: 'kind', label: 'Source', toc: [] }, components: [] },
    ]);
  });
});
