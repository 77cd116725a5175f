import { BUSY_WORK, counter, LIVE_PAGES } from '../../support/liveEditor';
import { openEngineEditor, type EngineEditor } from '../../support/engines/engineEditor';
import type { EnginePage } from '../../support/engines/enginePage';
import { openIn, OTHER_ENGINES } from '../../support/engines/engines';

jest.setTimeout(300_000);

const ENGLISH = LIVE_PAGES[0];
const component = (body: string) => `import { useEffect } from 'react';
export default function Demo() {
  ${body}
  return <button>shown</button>;
}`;

describe.each(OTHER_ENGINES)('live editing in $engine', (engine) => {
  let page: EnginePage;
  let editor: EngineEditor;
  beforeAll(async () => {
    page = await openIn(engine, ENGLISH.locale);
    editor = await openEngineEditor(page, ENGLISH);
  });
  afterAll(() => page?.close());

  it('runs what is typed', () => editor.expectToWork('first'));

  it.each([
    ['a loop', component('for (;;);')],
    [
      'a loop of promises',
      component('useEffect(() => { const f = async () => { await 0; return f(); }; f(); }, []);'),
    ],
    [
      'a loop that a timer starts',
      component('useEffect(() => void setTimeout(() => { while (true); }, 50), []);'),
    ],
    ['a recursion', component('const f = (n) => (n > 0 ? f(n - 1) + f(n - 1) : 1); f(40);')],
  ])('ends %s that never ends, and says in which line', async (name, code) => {
    await editor.write(code);
    expect(await editor.problem(ENGLISH.endless)).toContain(ENGLISH.line(3));
    await editor.expectToWork(`after ${name}`);
  });

  it('runs good code after code that works nearly all the time', async () => {
    await editor.write(`setInterval(() => work(450), 10);\n${counter('heavy')}${BUSY_WORK}`);
    // Where the frame shares the page's process, it may be ended before the test can look into it.
    await editor.either('heavy 0', ENGLISH.heavy);
    await editor.expectToWork('after heavy code');
  });

  it('names the file in stack traces', async () => {
    await editor.write(component(`throw new Error('broken');`));
    const problem = await editor.problem('broken');
    expect(problem).toMatch(/Address\.tsx:3/);
    expect(problem).not.toContain('about:srcdoc:');
    await editor.expectToWork('after an error');
  });

  it('reports the line of a mistake that the compiler lets pass', async () => {
    await editor.write('const a = 1;\n\nconst a = 2;\nexport default () => <p>{a}</p>;');
    expect(await editor.problem(`Identifier 'a' has already been declared`)).toContain(
      ENGLISH.line(3),
    );
  });

  it.each([
    [
      'antd',
      `import { Button } from 'antd';\nexport default () => <Button>antd button</Button>;`,
      'antd button',
    ],
    [
      'MUI',
      `import { Button } from '@mui/material';\nexport default () => <Button>MUI button</Button>;`,
      'MUI BUTTON',
    ],
    [
      'Radix',
      `import * as Checkbox from '@radix-ui/react-checkbox';\nexport default () => <label><Checkbox.Root />Radix box</label>;`,
      'Radix box',
    ],
  ])('runs %s', async (_, code, text) => {
    await editor.write(code);
    await editor.preview(text);
  });
});
