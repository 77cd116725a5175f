import { parsePage } from './parsePage';
import remarkKnownComponents from './remarkKnownComponents';

const check = (text: string) =>
  remarkKnownComponents()(structuredClone(parsePage(text).tree), { path: 'docs/x.mdx' });

it('knows what a page imports and declares, and what every page has', () => {
  const text = [
    "import A, { B as C } from './a';",
    'export const D = () => null;\nexport function E() { return null; }',
    '<A /> <C /> <D /> <E /> <A.Part /> <span>x</span> `<F />`',
    '<Details>x</Details>',
  ].join('\n\n');
  expect(() => check(text)).not.toThrow();
});

it('names the line, the component and what was probably meant', () => {
  expect(() => check('Text\n\n<Dmeo id="a" />')).toThrow(
    'docs/x.mdx:3: the page has no component <Dmeo>. Write <Demo>.',
  );
  expect(() => check('---\ntitle: T\n---\n\n<Carousel />')).toThrow(
    'docs/x.mdx:5: the page has no component <Carousel>. Import it above the text, or put code into backticks.',
  );
});
