import { apiNodes } from './apiNodes';
import { demoNodes } from './demoNodes';
import { absoluteLinks, type Doc } from './docAddresses';
import { htmlNodes } from './htmlNodes';
import { markdownOf } from './pageMarkdown';
import { wordsOf } from './words';

const context = {
  words: wordsOf({ 'apiReference.column.required': '必填' }),
  absolute: (href: string) => `https://example.org${href}`,
};

test('a property is a list item with its type, facts, description and parts', () => {
  const nodes = apiNodes(
    'Form',
    {
      state: 'ready',
      description: [['A form.']],
      signatures: [],
      options: [],
      rows: [
        {
          name: 'rules',
          required: true,
          since: '1.2.0',
          description: [['See ', { text: 'Rule', code: true, href: '/rule' }, '.']],
          type: {
            pieces: [{ text: 'Rules', href: '/rules' }, '<V>'],
            details: {
              kind: 'object',
              rows: [
                {
                  name: 'when',
                  required: false,
                  default: "'blur'",
                  description: [],
                  type: { pieces: ['string'] },
                },
              ],
            },
          },
        },
      ],
    },
    context,
  );
  expect(markdownOf(nodes)).toBe(
    [
      'A form.',
      '',
      '- `rules`: `Rules<V>` ([Rules](https://example.org/rules)) · 必填 · Since: 1.2.0',
      '',
      '  See [`Rule`](https://example.org/rule).',
      "  - `when?`: `string` · Default: `'blur'`",
      '',
    ].join('\n'),
  );
});

test('a declaration is code without its colors; nothing to show is an error with the name', () => {
  const html = '<span class="k">type</span> A = B&lt;C&gt;;';
  expect(markdownOf(apiNodes('A', { state: 'ready', html }, context))).toBe(
    '```ts\ntype A = B<C>;\n```\n',
  );
  expect(() => apiNodes('A', { state: 'missing' }, context)).toThrow(
    'The definition of A is missing',
  );
});

test('a demo shows all its files, named if there are several', () => {
  const demo = {
    id: 'a-b',
    title: 'B',
    description: 'Try it.',
    keywords: [],
    dependencies: {
      'b.tsx': { type: 'FILE' as const, value: 'export {};\n' },
      'b/part.ts': { type: 'FILE' as const, value: 'const a = 1;\n' },
      react: { type: 'NPM' as const, value: '19.0.0' },
    },
  };
  expect(markdownOf(demoNodes(demo, 'https://example.org/~demos/a-b'))).toBe(
    [
      '**[B](https://example.org/~demos/a-b)** – Try it.',
      '',
      '```tsx title="b.tsx"\nexport {};\n```',
      '',
      '```ts title="b/part.ts"\nconst a = 1;\n```',
      '',
    ].join('\n'),
  );
});

test('a rendered table keeps its caption and drops what is only drawn', () => {
  const html =
    '<div><table><caption>Times</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th>x</th><td><span aria-hidden="true">|||</span>1<!-- --> ms</td></tr></tbody></table></div>';
  expect(markdownOf(htmlNodes(html))).toBe(
    '**Times**\n\n| A | B    |\n| - | ---- |\n| x | 1 ms |\n',
  );
  expect(
    markdownOf(
      htmlNodes('<figure><svg role="img" aria-label="A drawing"><text>x</text></svg></figure>'),
    ),
  ).toBe('A drawing\n');
});

test('rendered tabs keep their names, which are buttons on the page', () => {
  const panel = (label: string, code: string) =>
    `<div role="tabpanel" data-label="${label}"><pre><code>${code}</code></pre></div>`;
  const tabs = '<div role="tablist"><button role="tab">A</button></div>';
  expect(markdownOf(htmlNodes(`<div>${tabs}${panel('A', 'one')}${panel('B', 'two')}</div>`))).toBe(
    '**A**\n\n```\none\n```\n\n**B**\n\n```\ntwo\n```\n',
  );
});

test('links of a page become absolute, also those to files and within the page', () => {
  const doc = (id: string): Doc => ({ id, permalink: `/base/${id}`, title: id, description: '' });
  const docs = [doc('intro/start'), doc('api/form')];
  const absolute = absoluteLinks(docs, docs[0], 'https://example.org');
  expect(absolute('../api/form.mdx#props')).toBe('https://example.org/base/api/form#props');
  expect(absolute('#here')).toBe('https://example.org/base/intro/start#here');
  expect(absolute('pathname:///base/feed.atom')).toBe('https://example.org/base/feed.atom');
  expect(absolute('mailto:a@example.org')).toBe('mailto:a@example.org');
  expect(() => absolute('./gone.mdx')).toThrow(
    'intro/start: the link to ./gone.mdx leads to no page',
  );
});
