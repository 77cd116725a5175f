import { changelogFeed } from './feed/changelogFeed';
import { llmsFull, llmsIndex, withFrontMatter, type MarkdownPage } from './llms';

const page = (title: string, section?: string): MarkdownPage => ({
  title,
  description: `About ${title}`,
  address: `https://example.org/${title}`,
  markdown: `https://example.org/${title}.md`,
  section,
  text: `# ${title}\n\nText.\n`,
});

test('front matter is valid whatever the title has in it', () => {
  const text = withFrontMatter({ ...page('a'), title: 'BF001: "quoted" # no comment' }, 'en-US');
  expect(text).toContain('title: "BF001: \\"quoted\\" # no comment"\n');
  expect(text).toMatch(/^---\n[^]*\nurl: https:\/\/example\.org\/a\nlanguage: en-US\n---\n\n# a\n/);
});

test('the index lists the home page, then the others by section, in their order', () => {
  expect(
    llmsIndex(page('Site'), [page('one', 'First'), page('two', 'Second'), page('three', 'First')]),
  ).toBe(
    [
      '# Site',
      '> About Site',
      '- [Site](https://example.org/Site.md): About Site',
      '## First\n\n- [one](https://example.org/one.md): About one\n- [three](https://example.org/three.md): About three',
      '## Second\n\n- [two](https://example.org/two.md): About two\n',
    ].join('\n\n'),
  );
});

test('the full text has each page below its address', () => {
  expect(llmsFull(page('Site'), [page('one')])).toBe(
    '# Site\n\n> About Site\n\n---\n\nURL: https://example.org/Site\n\n# Site\n\nText.\n\n---\n\nURL: https://example.org/one\n\n# one\n\nText.\n',
  );
});

test('the feed has released versions only, with their day and absolute links', () => {
  const feed = changelogFeed({
    html: `<article><h2 id="next">Next major version</h2><p>Soon</p>
      <h2 id="v2">2.0.0 (2027-01-02)<a class="hash-link" href="#v2"></a></h2><p class="x">See <a href="/base/a">a</a></p><button aria-label="Copy code"></button><span role="status"></span>
      <h2 id="v1">1.0.0</h2><p>First</p><h2 id="upgrade">Upgrade</h2><p>How</p></article>`,
    title: 'Changes',
    description: 'What changed',
    address: 'https://example.org/base/changelog',
    feed: 'https://example.org/base/changelog.atom',
    language: 'en-US',
    lastUpdated: Date.UTC(2026, 10, 23),
  });
  const entries = feed.split('<entry>').slice(1);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toContain('<updated>2027-01-02T00:00:00.000Z</updated>');
  expect(entries[0]).toContain('<p>See <a href="https://example.org/base/a">a</a></p>');
  expect(feed).not.toMatch(/<button|role="status"/);
  expect(entries[1]).toContain('<updated>2026-11-23T00:00:00.000Z</updated>');
  expect(entries[1]).not.toContain('How');
});
