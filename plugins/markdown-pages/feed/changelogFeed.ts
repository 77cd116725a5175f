import { load } from 'cheerio';
import { Feed } from 'feed';

/** The page with the changes of each version, as it was built. */
export interface ChangelogPage {
  html: string;
  title: string;
  description: string;
  /** Absolute address of the page. */
  address: string;
  /** Absolute address of the feed. */
  feed: string;
  /** Language tag of the page. */
  language: string;
  /** Time of the last update of the site, in epoch ms: that of a version without a date. */
  lastUpdated: number;
}

/** A version in the headings of the page, with the day of its release if the heading has one. */
const VERSION = /^(?<version>\d+\.\d+\.\d+)(?:.*?(?<day>\d{4}-\d{2}-\d{2}))?/;

/**
 * Makes the feed of released versions from the changelog. https://www.rfc-editor.org/rfc/rfc4287
 *
 * @returns Atom
 */
export function changelogFeed(page: ChangelogPage): string {
  const $ = load(page.html);
  // Links to headings and copy buttons belong to the page.
  $('article').find('.hash-link, button, [role=status]').remove();
  $('article [class]').removeAttr('class');
  $('article a[href]').each((_, anchor) => {
    $(anchor).attr('href', new URL($(anchor).attr('href')!, page.address).href);
  });
  const releases = $('article h2[id]')
    .toArray()
    .flatMap((heading) => {
      const { version, day } = VERSION.exec($(heading).text())?.groups ?? {};
      if (!version) return [];
      const content = $(heading).nextUntil('h2').toArray();
      return [
        {
          version,
          date: new Date(day ?? page.lastUpdated),
          link: `${page.address}#${$(heading).attr('id')}`,
          content: content.map((element) => $.html(element)).join(''),
        },
      ];
    });
  const feed = new Feed({
    id: page.address,
    link: page.address,
    title: page.title,
    description: page.description,
    language: page.language,
    copyright: '',
    generator: 'Bindform',
    feedLinks: { atom: page.feed },
    updated: new Date(Math.max(...releases.map(({ date }) => date.getTime()))),
    author: { name: 'Bindform' },
  });
  for (const { version, date, link, content } of releases) {
    feed.addItem({ title: version, id: link, link, date, content });
  }
  return feed.atom1();
}
