import rehypeHighlight from './rehypeHighlight';

const fence = (properties: Record<string, unknown>, code: string) => {
  const element = {
    type: 'element',
    tagName: 'code',
    properties,
    children: [{ type: 'text', value: code }],
  };
  const root = {
    type: 'root',
    children: [{ type: 'element', tagName: 'pre', properties: {}, children: [element] }],
  };
  rehypeHighlight()(root);
  return element;
};

describe('rehypeHighlight', () => {
  it('passes language, title and marked lines to the block', () => {
    const { properties, children } = fence(
      { className: ['language-ts'], metastring: 'title="src/form.ts" {1} showLineNumbers' },
      'a\n',
    );
    expect(properties).toEqual({
      language: 'ts',
      title: 'src/form.ts',
      showLineNumbers: true,
      html: '<span class="code-line code-line--marked">a\n</span>',
    });
    expect(children).toEqual([]);
  });

  it('marks several places of one fence', () => {
    const { properties } = fence(
      { className: ['language-ts'], metastring: '{1,3-4}' },
      'a\nb\nc\nd\ne\n',
    );
    const lines = (properties.html as string).match(/code-line(--marked)?">/g);
    expect(lines?.map((line) => line.includes('marked'))).toEqual([true, false, true, true, false]);
  });

  it('shows a block without a language as plain text', () => {
    expect(fence({}, '1 < 2').properties).toMatchObject({
      language: 'text',
      html: '<span class="code-line">1 &lt; 2\n</span>',
    });
  });

  it('keeps the source of a live block, which the reader may edit', () => {
    const { properties, children } = fence({ className: ['language-tsx'], live: true }, 'x');
    expect(properties.live).toBe(true);
    expect(children).toEqual([{ type: 'text', value: 'x' }]);
  });

  it('leaves inline code alone', () => {
    const inline = { type: 'element', tagName: 'code', properties: {}, children: [] };
    rehypeHighlight()({ type: 'root', children: [inline] } as never);
    expect(inline.properties).toEqual({});
  });
});
