import { purge } from './purge';

const PAGES = [
  '<html lang=zh-CN><h1 class="title large">A</h1>',
  '<html lang=zh-CN><p class=text style="color: var(--ink)">',
];

test.each([
  ['an element', 'h1{color:red}'],
  ['a class', '.title{color:red}'],
  ['a class without quotes', '.text{color:red}'],
  ['several classes', '.title.large{color:red}'],
  ['a pseudo-class', ':focus-visible{color:red}'],
  ['the language', ':lang(zh-CN) :is(h1,p){color:red}'],
  ['an attribute, which a script may add', '.title[data-open]{color:red}'],
  ['an id, which a script may add', '#banner{color:red}'],
  ['the order of layers', '@layer a,b;'],
])('the stylesheet keeps a rule for %s', async (_, css) => {
  expect(await purge(css, PAGES)).toBe(css);
});

test.each([
  ['another element', 'h2{color:red}'],
  ['another class', '.other{color:red}'],
  ['a class and another', '.title.other{color:red}'],
  ['another class in a media query', '@media print{.other{color:red}}'],
])('the stylesheet loses a rule for %s', async (_, css) => {
  expect(await purge(css, PAGES)).toBe('');
});

test('custom properties are kept where a rule or a style attribute reads them', async () => {
  const css = ':root{--ink:red;--paper:blue;--unread:green}p{background:var(--paper)}';
  expect(await purge(css, PAGES)).toBe(':root{--ink:red;--paper:blue}p{background:var(--paper)}');
});

test('custom properties of a layer are kept unless a rule for every page overrides them', async () => {
  const read = 'p{color:var(--ink);background:var(--paper)}';
  const layer = '@layer theme{:root{--ink:red;--paper:blue}[data-dark]{--ink:gray}}';
  const own = ':root{--ink:green}[data-dark]{--paper:black}';
  expect(await purge(layer + own + read, PAGES)).toBe(
    `@layer theme{:root{--paper:blue}[data-dark]{--ink:gray}}${own}${read}`,
  );
});
