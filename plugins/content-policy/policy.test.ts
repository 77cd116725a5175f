import { contentPolicy, withContentPolicy } from './policy';

const options = { url: 'https://x.example', baseUrl: '/b/', styles: [''] };
const directives = Object.fromEntries(
  contentPolicy(options)
    .replaceAll('<%= it.baseUrl %>', '/b/zh/')
    .split(';')
    .map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources];
    }),
);

test('scripts come from the folder of their language, not from the whole host', () => {
  expect(directives['script-src']).toEqual(['https://x.example/b/zh/assets/js/']);
  expect(contentPolicy(options)).not.toContain("'self'");
});

test('what a page never needs is not allowed', () => {
  for (const name of ['default-src', 'base-uri', 'object-src']) {
    expect(directives[name]).toEqual(["'none'"]);
  }
});

test('styles that scripts add are allowed by their text, attributes alone in any form', () => {
  expect(directives['style-src-elem']).toEqual([
    'https://x.example/b/zh/assets/css/',
    // Of the empty text.
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  ]);
  const unsafe = Object.entries(directives).filter(([, sources]) =>
    sources.some((source) => source.includes('unsafe')),
  );
  expect(unsafe).toEqual([['style-src-attr', ["'unsafe-inline'"]]]);
});

test('the policy comes before everything that it applies to', () => {
  const template = '<head>\n<meta charset="UTF-8">\n<script></script></head>';
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(options)}">`;
  expect(withContentPolicy(template, options)).toBe(
    `<head>\n<meta charset="UTF-8">${policy}\n<script></script></head>`,
  );
  expect(() => withContentPolicy('<head></head>', options)).toThrow('has no <meta charset');
});
