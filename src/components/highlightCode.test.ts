import { highlightCode } from './highlightCode';

const plainText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

describe('highlightCode', () => {
  it('gives each token that has a color its class, and each line its own line', () => {
    expect(highlightCode('const a = 1;\nreturn;', 'ts')).toBe(
      '<span class="code-line"><span class="token keyword">const</span> a ' +
        '= <span class="token number">1</span>;\n</span>' +
        '<span class="code-line"><span class="token keyword">return</span>;\n</span>',
    );
  });

  it('never lets code become markup', () => {
    const html = highlightCode('<script>alert("&")</script>', 'unknown');
    expect(html).toBe(
      '<span class="code-line">&lt;script&gt;alert("&amp;")&lt;/script&gt;\n</span>',
    );
  });

  it.each(['tsx', 'bash', 'diff', 'json', 'css', 'unknown'])(
    'keeps every character in %s',
    (language) => {
      const code = 'npm install <a> && echo "b"\n\n+ x { y: 1 }';
      expect(plainText(highlightCode(code, language))).toBe(`${code}\n`);
    },
  );

  it('sets marked lines apart', () => {
    expect(highlightCode('a\nb', 'text', [2])).toContain(
      '<span class="code-line code-line--marked">b',
    );
  });
});
