import { prosePieces, typePieces } from './pieces';

const links = { Rules: '/types/rules', ContextProps: '/types/context-props', watch: '/api/watch' };

describe('typePieces', () => {
  it('links named types and leaves strings alone', () => {
    expect(typePieces("Rules<V> | 'Rules' | ContextProps", links)).toEqual([
      { text: 'Rules', href: '/types/rules' },
      "<V> | 'Rules' | ",
      { text: 'ContextProps', href: '/types/context-props' },
    ]);
  });

  it('does not take a name for its beginning, nor an inherited property for a link', () => {
    expect(typePieces('RulesOf<toString>', links)).toEqual(['RulesOf<toString>']);
  });
});

describe('prosePieces', () => {
  it('knows code, links and {@link}', () => {
    expect(
      prosePieces('See `a`, [b](/c) and {@link Rules | the rules} or {@link No}.', links),
    ).toEqual([
      [
        'See ',
        { text: 'a', code: true },
        ', ',
        { text: 'b', href: '/c' },
        ' and ',
        { text: 'the rules', code: true, href: '/types/rules' },
        ' or ',
        { text: 'No', code: true },
        '.',
      ],
    ]);
  });

  it('links a type in code, but no function, which may be a method here', () => {
    expect(prosePieces('`Rules` `watch`', links)).toEqual([
      [{ text: 'Rules', code: true, href: '/types/rules' }, ' ', { text: 'watch', code: true }],
    ]);
  });

  it('makes paragraphs, and none of an empty text', () => {
    expect(prosePieces('a\nb\n\nc', links)).toEqual([['a b'], ['c']]);
    expect(prosePieces('', links)).toEqual([]);
  });
});
