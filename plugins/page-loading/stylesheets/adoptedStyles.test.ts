import { moveAdoptedStyles } from './adoptedStyles';

const GLOBAL = '<style data-emotion="css-global 1a">:root{--a:$1}</style>';
const OWN = '<style data-emotion="css 2b">.css-2b{color:red}</style>';
const REPLACED = '<style data-prerendered>.ant{color:red}</style>';
const page = (head: string, body: string) => `<html><head><title>A</title>${head}</head>${body}`;
const demo = (...parts: string[]) => `<div data-demo-preview>${parts.join('')}</div>`;

it('moves adopted styles to the head, in order and each once, and leaves others in place', () => {
  expect(
    moveAdoptedStyles(
      page('', demo(GLOBAL, OWN, '<p>') + demo(GLOBAL, '<p>') + demo(REPLACED, '<p>')),
    ),
  ).toBe(page(GLOBAL + OWN, demo('<p>') + demo('<p>') + demo(REPLACED, '<p>')));
});

it('does not change a page without them', () => {
  const html = page('<style>p{}</style>', demo(REPLACED));
  expect(moveAdoptedStyles(html)).toBe(html);
});
