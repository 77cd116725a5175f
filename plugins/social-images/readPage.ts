import { load } from 'cheerio';
import { readForm, type DrawnForm } from './readForm';

/** What an image shows of its page. */
export interface PageWords {
  title: string;
  description: string;
  /** Where the page is: its section and its group, as the page itself names them. */
  section: string;
  /** The first form of the page. */
  form?: DrawnForm;
}

/**
 * Reads the words for a page's image out of the page.
 *
 * @param html the built page
 * @param siteName is at the end of every title, and is taken off it
 */
export function readPage(html: string, siteName: string): PageWords {
  const $ = load(html);
  const suffix = ` | ${siteName}`;
  const title = $('title').first().text();
  const crumbs = $('.breadcrumbs__item').slice(1, -1).toArray();
  const places = crumbs.map((crumb) => $(crumb).text().trim());
  const form = readForm($);
  return {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    description: $('meta[name="description"]').attr('content') ?? '',
    section: [...new Set(places)].filter(Boolean).join(' · '),
    ...(form && { form }),
  };
}
