import { notFoundScript, withHeadScript } from './headScript';

const SCRIPT = notFoundScript([
  { locale: 'en-US', base: '/bindform/', htmlLang: 'en-US' },
  { locale: 'zh-CN', base: '/bindform/zh-CN/', htmlLang: 'zh-CN' },
]);

/** Runs the script in a document at an address. */
function at(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://example.com');
  const replace = jest.fn();
  const root = { lang: '', setAttribute: jest.fn() };
  new Function('location', 'document', SCRIPT)(
    { pathname, search, hash, replace },
    { documentElement: root },
  );
  return {
    replaced: replace.mock.calls.flat(),
    lang: root.lang,
    set: root.setAttribute.mock.calls,
  };
}

test.each([
  ['/bindform/intro/start/?a=1#b', '/bindform/intro/start?a=1#b'],
  ['/bindform/zh-CN/intro/start//', '/bindform/zh-CN/intro/start'],
])('%s is asked for again as %s', (address, expected) => {
  expect(at(address)).toEqual({ replaced: [expected], lang: '', set: [] });
});

test.each([
  ['/bindform/nope', 'en-US'],
  ['/bindform/zh-CN/nope', 'zh-CN'],
  ['/bindform/zh-CN/', 'zh-CN'],
])('%s is not found in %s', (address, locale) => {
  expect(at(address)).toEqual({
    replaced: [],
    lang: locale,
    set: [['data-address-language', locale]],
  });
});

test('the root of the host is not stripped', () => {
  expect(at('/')).toEqual({ replaced: [], lang: '', set: [] });
});

test('the script comes next to the character set and keeps its dollar signs', () => {
  const html = '<html><head><meta charset=UTF-8><link>';
  expect(withHeadScript(html, "a.replace(/b$/, '$&')")).toBe(
    "<html><head><meta charset=UTF-8><script>a.replace(/b$/, '$&')</script><link>",
  );
});

test('a document without a character set is refused', () => {
  expect(() => withHeadScript('<html>', '')).toThrow('404.html has no <meta charset>');
});

test('a value cannot close the script element', () => {
  const hostile = { locale: '</script>', base: '/', htmlLang: '' };
  expect(notFoundScript([hostile])).not.toContain('</script>');
});
