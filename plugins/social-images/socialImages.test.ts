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
</head><body><nav class=navbar><div class=dropdown><a aria-current=page>文档</a></div></nav>
<ul><li class=breadcrumbs__item>主页</li><li class=breadcrumbs__item>指南</li><li class=breadcrumbs__item>动态表单</li></ul>
</body></html>`;

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
  const drawingOf = (title: string, address = 'example.org/a') =>
    card({ title, description: 'Rows', section: '' }, 'Bindform', address);

  it('has another name after every change of the words', () => {
    const first = hashOf(drawingOf('动态表单'));
    expect(hashOf(drawingOf('表单校验'))).not.toBe(first);
    expect(hashOf(drawingOf('动态表单', 'example.org/b'))).not.toBe(first);
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
