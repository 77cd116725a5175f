import { setTimeout as pause } from 'node:timers/promises';
import { sayingOnce, unsaid } from './siteFailures';

const OURS = 'docs/x.mdx:2: the heading "A" has no id. Write one.';
const SITE = { the: 'site' };

function server(errors: (Error | undefined)[], ms = 10) {
  const spoken: string[] = [];
  const reload = sayingOnce(
    async () => {
      await pause(ms);
      const error = errors.shift();
      if (error) throw error;
      return 'next';
    },
    new Map(),
    (sentence) => spoken.push(sentence),
  );
  return { spoken, reload };
}

it('prints the message of a check once for the reloads of one change, and again after the next change', async () => {
  const error = new Error(OURS);
  const { spoken, reload } = server([error, error, error]);
  expect(await Promise.all([reload(SITE), reload(SITE)])).toEqual([SITE, SITE]);
  expect(spoken).toEqual([OURS]);
  await pause(10);
  await reload(SITE);
  expect(spoken).toEqual([OURS, OURS]);
});

it('says it without what Docusaurus puts around it', async () => {
  const { spoken, reload } = server([
    new Error("Can't process doc metadata", { cause: new Error(OURS) }),
  ]);
  expect(await reload(SITE)).toBe(SITE);
  expect(spoken).toEqual([OURS]);
});

it('leaves other errors and successes to Docusaurus', async () => {
  const { spoken, reload } = server([new Error('Unexpected.'), undefined]);
  await expect(reload(SITE)).rejects.toThrow('Unexpected.');
  expect(await reload(SITE)).toBe('next');
  expect(spoken).toEqual([]);
});

it('leaves out of the errors of the bundler what was said, and what it says twice', () => {
  const drawn = (line: number) => ({
    message: `  ╰─▶   × Error: docs/x.mdx:${line}: a slip. Write b.\n        │ `,
  });
  const other = { message: "  × Module not found: Can't resolve './a'" };
  const errors = [drawn(3), drawn(5), drawn(5), other];
  expect(unsaid(errors, (place) => place === 'docs/x.mdx:3')).toEqual([
    { message: 'docs/x.mdx:5: a slip. Write b.' },
    other,
  ]);
});
