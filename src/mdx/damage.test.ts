import { damageOf, refuseDamage } from './damage';

it('finds nothing wrong with a text that only resembles a conflict', () => {
  expect(damageOf('Text <<<<<<< a\n=======\n\n========\n', 'a.mdx')).toBeUndefined();
});

it.each(['>>>>>>> other', '||||||| base', '======='])(
  'names the line of a conflict of which only %j is left',
  (line) => {
    expect(damageOf(`A\n\n${line}\n\nB\n`, 'a.mdx')).toMatch(
      /^a\.mdx:3: a conflict of git is not resolved\. Remove/,
    );
  },
);

it('names the line of a conflict, and of a letter that is lost', () => {
  const text = 'A\n<<<<<<< HEAD\nB\n';
  expect(damageOf(text, 'a.mdx')).toBe(
    'a.mdx:2: a conflict of git is not resolved. Remove one of the two versions, and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  );
  const latin = Buffer.from('A\nB\u00E9', 'latin1').toString('utf8');
  expect(() => refuseDamage(latin, 'a.mdx')).toThrow(
    'a.mdx:2: the file is not UTF-8, so letters are lost. Save it as UTF-8.',
  );
});
