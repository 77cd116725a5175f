import fs from 'node:fs';
import path from 'node:path';
import { demosFixture, type DemosFixture } from '../../support/demosFixture';

/** A build on a busy machine (ms). */
const BUILD_PATIENCE = 180_000;

const demo = (tags: string, body = 'export default () => <p>Here it is</p>;') =>
  `/** ${tags} */\n${body}\n`;
const page = (...ids: string[]) =>
  `# Page\n\n${ids.map((id) => `<Demo id="${id}" />`).join('\n\n')}\n`;
const chinese = (messages: Record<string, string>) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, { message }])),
  );

const SOUND = {
  'docs/guide/page.mdx': page('page-one'),
  'demos/page/one.tsx': demo('@title One'),
  'i18n/zh-CN/demos/page/one.json': chinese({ '@title': '一', 'Here it is': '在这里' }),
};

let fixture: DemosFixture;
beforeAll(() => {
  fixture = demosFixture();
});
afterAll(() => fixture.remove());

interface Refusal {
  what: string;
  files: Record<string, string>;
  said: string[];
}

const REFUSALS: Refusal[] = [
  {
    what: 'a demo that does not exist',
    files: { 'docs/guide/page.mdx': page('page-one', 'page-two') },
    said: ['docs/guide/page.mdx:5: there is no demo "page-two". Write one of: page-one.'],
  },
  {
    what: 'two demos of one id',
    files: {
      'demos/page/one-more.tsx': demo('@title A'),
      'demos/page-one/more.tsx': demo('@title B'),
    },
    said: ['page-one/more.tsx', 'page/one-more.tsx', 'has the demo id "page-one-more" of'],
  },
  {
    what: 'a demo without title',
    files: { 'demos/page/one.tsx': demo('@description One') },
    said: ['demos/page/one.tsx:1: the demo has no title'],
  },
  {
    what: 'a demo without default export',
    files: { 'demos/page/one.tsx': demo('@title One', 'export const One = 1;') },
    said: ['demos/page/one.tsx:1: no default export'],
  },
  {
    what: 'a demo that throws',
    files: {
      'demos/page/one.tsx': demo(
        '@title One',
        "export default function One() {\n  throw new Error('out of order');\n}",
      ),
    },
    said: ['demos/page/one.tsx: the demo threw while it was rendered', 'out of order'],
  },
];

it.each(REFUSALS)(
  'refuses $what, naming the culprit',
  async ({ files, said }) => {
    fixture.scene({ ...SOUND, ...files });
    const { status, output } = await fixture.build('en-US');
    for (const words of said) expect(output.replace(/\s+/g, ' ')).toContain(words);
    expect(status).toBe(1);
  },
  BUILD_PATIENCE,
);

it(
  'builds where a demo cannot be rendered on a server, and says so unless it is marked',
  async () => {
    fixture.scene({
      'docs/guide/page.mdx': page('page-one', 'page-portal', 'page-client'),
      'demos/page/one.tsx': demo('@title One'),
      'demos/page/portal.tsx': demo(
        '@title Portal',
        "import { createPortal } from 'react-dom';\nexport default () => createPortal(<p />, { nodeType: 1 } as never);",
      ),
      'demos/page/client.tsx': demo('@title Client\n@client', 'export default () => window.name;'),
      'i18n/zh-CN/demos/page/one.json': chinese({ '@title': '一', 'Here it is': '在这里' }),
      'i18n/zh-CN/demos/page/portal.json': chinese({ '@title': '传送门' }),
    });
    const { status, output } = await fixture.build();
    expect(output).toContain('The demo "page-portal" is rendered in the browser only');
    expect(output).not.toContain('The demo "page-client"');
    expect(status).toBe(0);
    const html = (name: string) => fs.readFileSync(path.join(fixture.dir, 'build', name), 'utf8');
    expect(html('guide/page.html')).toContain('<p>Here it is<');
    expect(html('zh-CN/guide/page.html')).toContain('<p>在这里<');
    // Without translation, the demo is shown in English.
    expect(html('zh-CN/guide/page.html')).toMatch(
      /id="?page-client-title"? lang="?en-US"?>Client</,
    );
    expect(html('~demos/page-client.html')).toMatch(/data-demo-preview[^>]*><\/div>/);
    const listed = fs.readFileSync(
      path.join(fixture.dir, '.docusaurus/demos/default/demos.json'),
      'utf8',
    );
    expect(JSON.parse(listed)).toContainEqual({
      id: 'page-one',
      title: '一',
      description: '',
      keywords: [],
      pages: ['/zh-CN/guide/page'],
    });
  },
  BUILD_PATIENCE,
);
