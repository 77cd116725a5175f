import { parsePage } from '../mdx/parsePage';
import { explaining } from './pageErrors';

/** What is said of a page whose compilation fails as in Docusaurus. */
async function said(cause: unknown): Promise<string> {
  const compile = explaining(() => {
    throw new Error('MDX compilation failed\nCause: …\nDetails: …', { cause });
  });
  return compile({ filePath: 'docs/x.mdx' }).then(
    () => '',
    ({ message }: Error) => message,
  );
}

function parserError(): unknown {
  try {
    return parsePage('A\n\n<Details>\n\nB');
  } catch (error) {
    return error;
  }
}

it.each([
  [
    'the message of a check',
    new Error('docs/x.mdx:3: a slip. Write b.'),
    'docs/x.mdx:3: a slip. Write b.',
  ],
  [
    'what the parser says',
    parserError(),
    'docs/x.mdx:3: not valid MDX: Expected a closing tag for `<Details>`. Close the element where it has to end.',
  ],
  [
    'a link that Docusaurus cannot follow',
    new Error(
      'Markdown image with URL `./x.png` in source file "docs/x.mdx" (5:1) couldn\'t be resolved.\nTo ignore this error, …',
    ),
    'docs/x.mdx:5: Markdown image with URL `./x.png` couldn\'t be resolved. Correct the path; a page with "debug: true" is not built.',
  ],
  [
    'an error without a place',
    new Error('Unexpected'),
    'MDX compilation failed\nCause: …\nDetails: …',
  ],
])('says %s', async (_what, cause, sentence) => {
  expect(await said(cause)).toBe(sentence);
});
