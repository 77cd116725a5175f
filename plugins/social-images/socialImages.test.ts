import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { card } from './card';
import { drawCard, hashOf, loadFonts } from './drawCard';
import { readPage } from './readPage';
import { withSocialMeta } from './socialMeta';

const PAGE = `<!doctype html><html lang=zh-CN><head>
<title data-rh="true">动态表单 | Bindform</title>
<meta data-rh=true name=description content="行可以 &quot;增加&quot; &amp; 删除">
</head><body>
<ul><li class=breadcrumbs__item>主页</li><li class=breadcrumbs__item>文档</li><li class=breadcrumbs__item>指南</li><li class=breadcrumbs__item>动态表单</li></ul>
</body></html>`;

/** A page with these demos. */
const withDemos = (...previews: string[]) =>
  `<title>A</title>${previews.map((html) => `<div data-demo-preview>${html}</div>`).join('')}`;

describe('readPage', () => {
  it('finds title, description and section', () => {
    expect(readPage(PAGE, 'Bindform')).toEqual({
      title: '动态表单',
      description: '行可以 "增加" & 删除',
      section: '文档 · 指南',
    });
  });

  it('does without what a page has not', () => {
    expect(readPage('<title>Bindform</title>', 'Bindform')).toEqual({
      title: 'Bindform',
      description: '',
      section: '',
    });
  });
});

describe('the form of a page', () => {
  const formOf = (...previews: string[]) => readPage(withDemos(...previews), 'Bindform').form;

  it('is the first with a named field, as it is at first', () => {
    expect(
      formOf(
        '<button>Nothing to fill in</button>',
        `<label for=a>From<span aria-hidden=true> *</span></label><input id=a value=Lisbon>
        <label>Send news <input type=checkbox></label>
        <label for=b>Seat</label><select id=b><option>Aisle</option><option selected>Window</option></select>
        <input aria-label="Third" value=no><button>Reset</button><button>Find\n trains</button>`,
        '<input aria-label=Later>',
      ),
    ).toEqual({
      fields: [
        { label: 'From', value: 'Lisbon' },
        { label: 'Seat', value: 'Window' },
      ],
      button: 'Find trains',
    });
  });

  it('hides passwords, and needs no button', () => {
    expect(formOf('<input aria-label=Password type=password value=abc>')).toEqual({
      fields: [{ label: 'Password', value: '•••' }],
    });
  });

  it('is missing where no field has a name', () => {
    expect(formOf('<input value=1><p>Text</p>')).toBeUndefined();
  });
});

describe('withSocialMeta', () => {
  it('names image and words in the head, safely', () => {
    const html = withSocialMeta(PAGE, 'https://example.org/a.png', 'A "b" <c> & $1 $& $\'');
    expect(html.match(/<\/head>/g)).toHaveLength(1);
    expect(html).toContain('<meta property="og:image" content="https://example.org/a.png">');
    expect(html).toContain('<meta name="twitter:image" content="https://example.org/a.png">');
    expect(html).toContain('content="A &#34;b&#34; &#60;c&#62; &#38; $1 $&#38; $\'"></head>');
  });
});

describe('an image', () => {
  const drawingOf = (title: string, value = 'Lisbon') =>
    card(
      {
        title,
        description: 'Rows',
        section: '',
        form: { fields: [{ label: '城市', value }], button: 'Save' },
      },
      'Bindform',
    );

  it('has another name after every change of words or form', () => {
    const first = hashOf(drawingOf('动态表单'));
    expect(hashOf(drawingOf('表单校验'))).not.toBe(first);
    expect(hashOf(drawingOf('动态表单', 'Porto'))).not.toBe(first);
    expect(hashOf(drawingOf('动态表单'))).toBe(first);
  });

  it('has the same bytes twice, Chinese glyphs included, and is looked for in the cache', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'social-'));
    const draw = (title: string, cache: string, fonts = loadFonts) =>
      drawCard(drawingOf(title), path.join(folder, cache), fonts);
    const first = await draw('动态表单', 'a');
    expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((await draw('动态表单', 'b')).equals(first)).toBe(true);
    // Two texts for which a font had no glyphs would look alike.
    expect((await draw('静态页面', 'a')).equals(first)).toBe(false);
    const never = () => Promise.reject(new Error('asked for fonts'));
    expect((await draw('动态表单', 'a', never)).equals(first)).toBe(true);
    await fs.rm(folder, { recursive: true });
  }, 60_000);
});
