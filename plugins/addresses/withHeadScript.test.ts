import { withHeadScript } from './withHeadScript';

test('the script comes next to the character set and keeps its dollar signs', () => {
  const html = '<html><head><meta charset=UTF-8><link>';
  expect(withHeadScript(html, "a.replace(/b$/, '$&')")).toBe(
    "<html><head><meta charset=UTF-8><script>a.replace(/b$/, '$&')</script><link>",
  );
});

test('a document without a character set is refused', () => {
  expect(() => withHeadScript('<html>', '')).toThrow('no <meta charset>');
});
