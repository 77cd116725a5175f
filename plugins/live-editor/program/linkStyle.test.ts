import { linkStyle } from './linkStyle';

const BASE = 'b{}';
const linked = (source: string, files = {}) =>
  linkStyle('css/a.css', { 'css/a.css': source, 'css/base.css': BASE, ...files });

describe('linkStyle', () => {
  it.each([
    ["@import './base.css';p{}", 'b{}p{}'],
    ["@import'./base.css';p{}", 'b{}p{}'],
    ['@IMPORT url(./base.css);p{}', 'b{}p{}'],
    ["@import 'base.css';p{}", 'b{}p{}'],
    ["@charset 'utf-8'; @layer a, b; @import './base.css'", "@charset 'utf-8'; @layer a, b; b{}"],
    ['@import url("./base.css") screen;p{}', '@media screen {\nb{}\n}p{}'],
    [
      "@import './base.css' (prefers-color-scheme: dark);",
      '@media (prefers-color-scheme: dark) {\nb{}\n}',
    ],
    ["@import './base.css' layer(x.y);", '@layer x.y {\nb{}\n}'],
    [
      "@import './base.css' layer supports(display: grid) print, screen;",
      '@supports (display: grid) {\n@media print, screen {\n@layer  {\nb{}\n}\n}\n}',
    ],
    ["@import './base.css' layered;", '@media layered {\nb{}\n}'],
  ])('puts in what %s imports', (source, css) => {
    expect(linked(source)).toEqual({ css });
  });

  it.each([
    "/* @import './gone.css'; */",
    "/* uses what @import './base.css' has */ .a{} .b{}",
    `p::before { content: "@import './base.css';" }`,
    "p{} @import './base.css';",
    "@import 'https://x.y/z.css'; @import '//x.y/z.css';",
    "@import 'package/styles.css';",
  ])('leaves %s as it is', (source) => {
    expect(linked(source)).toEqual({ css: source });
  });

  it('puts in each file once, also in a circle', () => {
    const files = {
      'css/b.css': "@import './base.css';@import './a.css';c{}",
      'css/c.css': "@import './base.css';d{}",
    };
    const { css } = linked("@import './b.css';@import './c.css';a{}", files);
    expect(css).toBe('b{}c{}d{}a{}');
    expect(linked("@import './a.css' print;a{}").css).toBe('@media print {\n\n}a{}');
  });

  it('puts in a bounded part of what imports one another along endless ways', () => {
    const files = Object.fromEntries(
      Array.from({ length: 18 }, (_, index) => [
        `css/${index}.css`,
        `@import './${index + 1}.css' print; @import './${index + 1}.css' screen;${'p{}'.repeat(1e3)}`,
      ]),
    );
    expect(linked("@import './0.css';", { ...files, 'css/18.css': '' }).css.length).toBeLessThan(
      2_000_000,
    );
  });
});
