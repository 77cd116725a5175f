import type { CheerioAPI } from 'cheerio';
import { builtDocument } from '../support/builtDocument';
import { builtPages } from '../support/builtPages';
import { LOCALES } from '../support/site';

/** Heading levels that skip one, such as an h4 right below an h2. */
function skippedLevels($: CheerioAPI): string[] {
  const headings = $('main :is(h1, h2, h3, h4, h5, h6)').toArray();
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  return headings
    .filter((_, index) => index > 0 && levels[index] > levels[index - 1] + 1)
    .map((heading) => `heading "${$(heading).text()}" skips a level`);
}

/** Ids that several elements of a page have. */
function sharedIds($: CheerioAPI): string[] {
  const ids = $('[id]')
    .toArray()
    .map(({ attribs }) => attribs.id);
  const shared = ids.filter((id, index) => ids.indexOf(id) < index);
  return [...new Set(shared)].map((id) => `id "${id}" is there twice`);
}

/** Links and buttons without text or label of any kind, and images without an alternative text. */
function nameless($: CheerioAPI): string[] {
  const labels = new Map(
    $('label[for]')
      .toArray()
      .map((each) => [each.attribs.for, $(each).text()]),
  );
  const images = $('main img:not([alt])').toArray();
  const controls = $('main :is(a[href], button)')
    .toArray()
    .filter((control) => {
      const { id, 'aria-label': label, 'aria-labelledby': labelledBy, title } = control.attribs;
      const image = $('[alt]', control).attr('alt');
      const texts = [$(control).text(), label, labelledBy, title, image, labels.get(id)];
      return texts.every((text) => !text?.trim());
    });
  return [...images, ...controls].map((element) => `no name: ${$.html(element).slice(0, 90)}`);
}

/** Labels of controls that are not on the page. */
function lostLabels($: CheerioAPI): string[] {
  const ids = new Set($('[id]').map((_, { attribs }) => attribs.id));
  return $('label[for]')
    .toArray()
    .filter(({ attribs }) => !ids.has(attribs.for))
    .map((label) => `the label "${$(label).text()}" has no control`);
}

/** What browsers fill in that the control cannot hold: a street address has several lines. */
const wronglyFilled = ($: CheerioAPI): string[] =>
  $('input[autocomplete~="street-address"]')
    .toArray()
    .map(({ attribs }) => `the field "${attribs.name}" has one line for a street address`);

describe.each(LOCALES)('the pages in $id', (locale) => {
  const faultsOf = (find: ($: CheerioAPI) => string[]) =>
    builtPages(locale).flatMap((page) =>
      find(builtDocument(`${locale.prefix}${page.replace(/^$|\/$/, '$&index')}.html`)).map(
        (fault) => `${page}: ${fault}`,
      ),
    );

  it('skip no level of headings', () => expect(faultsOf(skippedLevels)).toEqual([]));
  it('use each id once', () => expect(faultsOf(sharedIds)).toEqual([]));
  it('tie each label to a control', () => expect(faultsOf(lostLabels)).toEqual([]));
  it('have room for what browsers fill in', () => expect(faultsOf(wronglyFilled)).toEqual([]));
  it('name each link, button and image', () => expect(faultsOf(nameless)).toEqual([]));
});
