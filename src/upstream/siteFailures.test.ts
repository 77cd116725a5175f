import { setTimeout as pause } from 'node:timers/promises';
import { oneForEach, sayingOnce, unsaid } from './siteFailures';

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

const drawn = (line: number) => ({
  message: `  ╰─▶   × Error: docs/x.mdx:${line}: a slip. Write b.\n        │ `,
});
const other = { message: "  × Module not found: Can't resolve './a'" };
const missingDemo = (name: string) => ({
  message: `  × Cannot find module '@demos/${name}' for matched aliased key '@demos'`,
});

it('leaves out of the errors of the bundler what was said, and marks the other sentences', () => {
  const errors = [drawn(3), drawn(5), other, missingDemo('x-one')];
  expect(unsaid(errors, (place) => place === 'docs/x.mdx:3')).toEqual([
    { message: '[ERROR] docs/x.mdx:5: a slip. Write b.' },
    other,
  ]);
});

it('counts each mistake once, and other errors as they are', () => {
  const again = { ...other };
  const errors = [drawn(5), drawn(5), missingDemo('x-one'), missingDemo('pages/x'), other, again];
  expect(oneForEach(errors)).toEqual([drawn(5), missingDemo('pages/x'), other, again]);
});
