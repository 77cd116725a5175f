import { scopeClasses } from './scopeClasses';

it.each<[string, string, string[]]>([
  ['.a.b > p .a{x:y}', '.a-1.b-1 > p .a-1{x:y}', ['a', 'b']],
  ['.a, :not(.b):hover { .c & {} }', '.a-1, :not(.b-1):hover { .c-1 & {} }', ['a', 'b', 'c']],
  ['p{margin:.5em} .a{}', 'p{margin:.5em} .a-1{}', ['a']],
  ['@media (min-width: 1.5em) { .a{} }', '@media (min-width: 1.5em) { .a-1{} }', ['a']],
  ['@layer x.y { .a{} }', '@layer x.y { .a-1{} }', ['a']],
  ['@scope (.a) to (.b) { p{} }', '@scope (.a-1) to (.b-1) { p{} }', ['a', 'b']],
  ['@keyframes k { 50.5% { top: 0 } }', '@keyframes k { 50.5% { top: 0 } }', []],
  ['/* .a { */ .b{} /* .c', '/* .a { */ .b-1{} /* .c', ['b']],
  [
    '.a::before { content: ".b {"; background: url(./c.png) } .d{}',
    '.a-1::before { content: ".b {"; background: url(./c.png) } .d-1{}',
    ['a', 'd'],
  ],
  [`[title='.a'] .b{}`, `[title='.a'] .b-1{}`, ['b']],
  [':global(.a:not(.b)) .c{}', '.a:not(.b) .c-1{}', ['c']],
  [':global .a .b, .c{}', '.a .b, .c-1{}', ['c']],
  ['.w-1\\/2, .名字{}', '.w-1\\/2-1, .名字-1{}', ['w-1/2', '名字']],
])('scopes the classes of %s', (css, scoped, names) => {
  expect(scopeClasses(css, '-1')).toEqual({
    css: scoped,
    classes: Object.fromEntries(names.map((name) => [name, `${name}-1`])),
  });
});
