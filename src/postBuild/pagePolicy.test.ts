import { allowInlineParts, hashSource } from './pagePolicy';

const policy = (scripts = '', styles = '') =>
  `<meta http-equiv=Content-Security-Policy content="default-src 'none'; script-src${scripts} https://x/a/; style-src-elem${styles} https://x/b/ 'sha256-kept='">`;
const page = (body: string, meta = policy()) => `<head><meta charset=UTF-8>${meta}</head>${body}`;

test('allows what a page has, each once, and forgets what it had', () => {
  const body = '<script>one()</script><style data-x>a{}</style><script>one()</script>';
  const allowed = allowInlineParts(page(body));
  expect(allowed).toBe(page(body, policy(` ${hashSource('one()')}`, ` ${hashSource('a{}')}`)));
  const changed = allowed.replaceAll('one()', 'two()').replace('a{}', 'b{}');
  expect(allowInlineParts(changed)).toBe(
    page(
      body.replaceAll('one()', 'two()').replace('a{}', 'b{}'),
      policy(` ${hashSource('two()')}`, ` ${hashSource('b{}')}`),
    ),
  );
});

test('leaves out files, data, and styles in the text of scripts', () => {
  const body =
    '<script defer src=/a.js></script><script type=application/ld+json>{"a":1}</script>' +
    '<script type="application/ld+json">{}</script><style></style>';
  expect(allowInlineParts(page(body))).toBe(page(body));
  const code = 'x="<style>c{}"';
  expect(allowInlineParts(page(`<script>${code}</script>`))).toContain(
    policy(` ${hashSource(code)}`),
  );
});

test('a page without a policy stays as it is', () => {
  expect(allowInlineParts('<script>one()</script>')).toBe('<script>one()</script>');
});

test('hashes as browsers do', () => {
  // From the example of https://www.w3.org/TR/CSP3/#external-hash
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});
