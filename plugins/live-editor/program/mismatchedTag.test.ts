import { mismatchedTag } from './mismatchedTag';

describe('mismatchedTag', () => {
  it.each([
    '<p>a</p>',
    '<></>',
    '<><p/>{[1].map((n) => <b key={n}>{n}</b>)}</>',
    '<Form.Item label={<i />} render={() => <b>/</b>} title="</q>">text</Form.Item>',
    '<svg:rect x="1"></svg:rect>',
    '<Select<string> value="a"></Select>',
    '<p>\n1:1-1:2 /\n{`<b>${1}</i>`}</p>',
    'a < b && c > /<b>/.exec(d)?.index',
  ])('is content with %j', (jsx) => {
    expect(mismatchedTag(`const f = (x: number) => (${jsx});`)).toBeUndefined();
  });

  it.each([
    ['<p>a</b>', '</p>, not </b>', 1, 7],
    ['<p>\n  <b>x</b>\n</div>', '</p>, not </div>', 3, 3],
    ['<><p></></p>', '</p>, not </>', 1, 8],
    ['<Form.Item></Form.Field>', '</Form.Item>, not </Form.Field>', 1, 14],
    ['<p title={<i>x</b>} />', '</i>, not </b>', 1, 17],
    [
      '<ALongNameOfAComponent></ALongNameOfAnother>',
      '</ALongNameOfAComponent>, not </ALongNameOfAnother>',
      1,
      26,
    ],
    ['<p>\r\n</b>', '</p>, not </b>', 2, 3],
  ])('finds the wrong closing tag in %j', (jsx, words, line, column) => {
    expect(mismatchedTag(jsx)).toEqual({
      message: `Expected ${words}`,
      line,
      column,
    });
  });
});
