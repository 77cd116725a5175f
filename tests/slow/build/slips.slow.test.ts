import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { demosFixture, type DemosFixture } from '../../support/demosFixture';
import { SITE_DIR } from '../../support/site';

/** A build on a busy machine (ms). */
const BUILD_PATIENCE = 180_000;

const page = (body: string) => `---\ntitle: T\n---\n\n${body}\n`;
const demo = (body: string) => `/** @title One */\n${body}\n`;

let fixture: DemosFixture;
beforeAll(() => {
  fixture = demosFixture();
});
afterAll(() => fixture.remove());

/** Slips that only a build shows; those of one stage are all said by one build. */
const STAGES: { stage: string; files: Record<string, string>; said: string[]; times?: number }[] = [
  {
    stage: 'the bundler reads the pages',
    // The bundler prints what a loader throws, and its cause.
    times: 2,
    files: {
      'docs/guide/component.mdx': page('Text.\n\n<Dmeo id="page-one" />'),
      'docs/guide/tab.mdx': page('<PageTab value="a" label="A">\n\nText.\n\n</PageTab>'),
      'docs/guide/import.mdx': page("import A from './nowhere';\n\nText."),
    },
    said: [
      'docs/guide/component.mdx:7: the page has no component <Dmeo>. Write <Demo>.',
      'docs/guide/tab.mdx:5: <PageTab> is outside <PageTabs>. Put <PageTabs> around it.',
      "Can't resolve './nowhere' in",
    ],
  },
  {
    stage: 'the pages are rendered',
    files: {
      'docs/guide/name.mdx': page('Text {nowhere}.'),
      'docs/guide/export.mdx': page('export const x = undefined.y;\n\nText.'),
      'docs/guide/page.mdx': page('<Demo id="page-one" />'),
      'demos/page/one.tsx': demo(
        "export default function One() {\n  throw new Error('out of order');\n}",
      ),
    },
    said: [
      'nowhere is not defined',
      'docs/guide/export.mdx:5: the export "x" threw while the page was loaded: ',
      'demos/page/one.tsx: the demo threw while it was rendered: out of order.',
    ],
  },
  {
    stage: 'the links are followed',
    files: {
      'docs/guide/page.mdx': page('[a](/nowhere) and [b](/guide/page#nothing)'),
    },
    said: ['-> linking to /nowhere'],
  },
];

it.each(STAGES)(
  'every slip is answered without a stack when $stage',
  async ({ files, said, times = 1 }) => {
    fixture.scene(files);
    const { status, output } = await fixture.build('en-US');
    const problems = said.flatMap((sentence) => {
      const found = output.split(sentence).length - 1;
      return found > 0 && found <= times ? [] : [`${found} times: ${sentence}`];
    });
    const stack = output.split('\n').filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line));
    expect({ status, problems, stack }).toEqual({ status: 1, problems: [], stack: [] });
    expect(output.split('\n').length).toBeLessThan(60);
  },
  BUILD_PATIENCE,
);

it(
  'lint answers a demo whose effect never comes to rest',
  () => {
    const code = [
      "import { useEffect, useState } from 'react';",
      'export default function Demo() {',
      '  const [count, setCount] = useState(0);',
      '  useEffect(() => setCount(count + 1));',
      '  return <p>{count}</p>;',
      '}',
    ].join('\n');
    const cli = path.join(SITE_DIR, 'node_modules/eslint/bin/eslint.js');
    const { status, stdout } = spawnSync(
      process.execPath,
      [cli, '--stdin', '--stdin-filename', 'demos/layout/slip.tsx'],
      { cwd: SITE_DIR, input: code, encoding: 'utf8' },
    );
    expect(stdout).toMatch(/demos\/layout\/slip\.tsx\n +4:\d+ +error .*infinite chain of updates/);
    expect(status).toBe(1);
  },
  BUILD_PATIENCE,
);
