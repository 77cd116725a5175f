import fs from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { builtPages } from '../support/builtPages';
import { BASE, BUILD_DIR, LOCALES } from '../support/site';

const MARK_OF_PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** A page's image with its alternative text, as the page's head names them. */
function socialImage(file: string) {
  const html = fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');
  const { document } = new JSDOM(html.slice(0, html.indexOf('</head>'))).window;
  const meta = (key: string) =>
    [...document.querySelectorAll(`meta[property="${key}"], meta[name="${key}"]`)].map((element) =>
      element.getAttribute('content'),
    );
  const [image] = meta('og:image') as string[];
  const url = new URL(image);
  expect(url.origin).toBe(new URL(meta('og:url')[0]!).origin);
  expect(meta('og:image')).toHaveLength(1);
  expect(meta('twitter:image')).toEqual([image]);
  expect(meta('twitter:card')).toEqual(['summary_large_image']);
  return {
    png: fs.readFileSync(path.join(BUILD_DIR, url.pathname.slice(BASE.length))),
    alt: meta('og:image:alt'),
    title: document.title.replace(/ \| Bindform$/, ''),
  };
}

const fileOf = (prefix: string, page: string) => `${prefix}${page || 'index'}.html`;

describe.each(LOCALES)('the social images in $id', (locale) => {
  const pages = builtPages(locale).filter((page) => page !== '404');
  const images = new Map<string, ReturnType<typeof socialImage>>();
  beforeAll(() => {
    for (const page of pages) images.set(page, socialImage(fileOf(locale.prefix, page)));
  });

  it('stand for every page, 1200 x 630, with the title in words', () => {
    expect(pages).toContain('intro/start');
    const faults = pages.filter((page) => {
      const { png, alt, title } = images.get(page)!;
      const size = [png.readUInt32BE(16), png.readUInt32BE(20)].join();
      const isCard = png.subarray(0, 4).equals(MARK_OF_PNG) && size === '1200,630';
      return !isCard || alt.length !== 1 || !alt[0]?.startsWith(title);
    });
    expect(faults).toEqual([]);
  });

  it('differ from page to page', () => {
    const contents = [...images.values()].map(({ png }) => png.toString('base64'));
    expect(new Set(contents).size).toBe(pages.length);
  });
});

it('a Chinese page has another image than its English original', () => {
  const [english, chinese] = LOCALES.map(({ prefix }) => socialImage(`${prefix}intro/start.html`));
  expect(chinese.png.equals(english.png)).toBe(false);
  expect(chinese.alt[0]).toMatch(/\p{Script=Han}/u);
});
