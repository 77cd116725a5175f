import { notFoundScript } from './headScript';

const SCRIPT = notFoundScript([
  { locale: 'en-US', base: '/bindform/', htmlLang: 'en-US' },
  { locale: 'zh-CN', base: '/bindform/zh-CN/', htmlLang: 'zh-CN' },
]);

/** Runs the script in a document at an address. */
function at(address: string) {
  const { origin, pathname, search, hash } = new URL(`https://example.com${address}`);
  const replace = jest.fn();
  const attributes = new Map<string, string>();
  const hidden: string[] = [];
  const root = {
    lang: '',
    style: { setProperty: (name: string, value: string) => hidden.push(`${name}: ${value}`) },
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    hasAttribute: (name: string) => attributes.has(name),
  };
  let langChanged = () => {};
  class Observer {
    constructor(callback: () => void) {
      langChanged = callback;
    }
    observe() {}
  }
  new Function('location', 'document', 'MutationObserver', SCRIPT)(
    { origin, pathname, search, hash, replace },
    { documentElement: root },
    Observer,
  );
  const setLang = (lang: string) => {
    root.lang = lang;
    langChanged();
    return root.lang;
  };
  return { replaced: replace.mock.calls.flat(), attributes, hidden, lang: root.lang, setLang };
}

test.each([
  ['/bindform/intro/start/?a=1#b', 'https://example.com/bindform/intro/start?a=1#b'],
  ['/bindform/zh-CN/intro/start//', 'https://example.com/bindform/zh-CN/intro/start'],
  ['/bindform/%E4%A/?%#%', 'https://example.com/bindform/%E4%A?%#%'],
  ['//evil.example/', 'https://example.com//evil.example'],
  ['//evil.example/%2F/', 'https://example.com//evil.example/%2F'],
  ['//', 'https://example.com'],
])('%s is asked for again as %s', (address, expected) => {
  const { replaced, attributes, lang } = at(address);
  expect(replaced).toEqual([expected]);
  expect(attributes.size).toBe(0);
  expect(lang).toBe('');
});

test.each([
  ['/bindform/nope', 'en-US', 'zh-CN'],
  ['/bindform/zh-CN/nope', 'zh-CN', 'en-US'],
  ['/bindform/zh-CN/', 'zh-CN', 'en-US'],
])('%s is not found in %s', (address, locale, other) => {
  const { replaced, attributes, hidden, lang } = at(address);
  expect(hidden).toEqual([`--not-found-${other}: none`]);
  expect(replaced).toEqual([]);
  expect([...attributes]).toEqual([['data-address-language', locale]]);
  expect(lang).toBe(locale);
});

test('the language stays until the component has taken over', () => {
  const { attributes, setLang } = at('/bindform/zh-CN/nope');
  expect(setLang('en-US')).toBe('zh-CN');
  attributes.clear();
  expect(setLang('en-US')).toBe('en-US');
});

test('the root of the host is not stripped', () => {
  expect(at('/').replaced).toEqual([]);
});

test('a value cannot close the script element', () => {
  const hostile = { locale: '</script>', base: '/', htmlLang: '' };
  expect(notFoundScript([hostile])).not.toContain('</script>');
});
