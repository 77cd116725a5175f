import { parsePage } from './parsePage';
import { elementsOf, importedParts, textAttribute } from './readNodes';

const PAGE = `---
title: A page
order: 3
---

import Part from './parts/_part.mdx';
import Chart from '@site/src/components/Chart';

## Heading {#own}

<Demo id="a" /> in a text <Demo id={computed} />

<Grid>
  <Demo id='b' />
</Grid>

\`<Demo id="c" />\`
`;

describe('parsePage', () => {
  it('keeps what people read of the front matter, and the lines of the file', () => {
    const { frontMatter, tree } = parsePage(PAGE);
    expect(frontMatter).toBe('title: A page');
    const heading = tree.children.find(({ type }) => type === 'heading');
    expect(heading?.position?.start.line).toBe(9);
  });

  it('parses the same text once', () => {
    expect(parsePage(PAGE)).toBe(parsePage(`${PAGE}`));
    expect(parsePage(`${PAGE}\n`)).not.toBe(parsePage(PAGE));
  });

  it('says where a page is no valid MDX', () => {
    expect(() => parsePage('---\ntitle: A\n---\n\n<Demo>')).toThrow(/5:1/);
  });
});

test('elementsOf finds elements, in their order, and none in code', () => {
  const ids = elementsOf(parsePage(PAGE).tree, ['Demo']).map((demo) => textAttribute(demo, 'id'));
  expect(ids).toEqual(['a', undefined, 'b']);
});

test('importedParts finds imports of parts of pages', () => {
  expect(importedParts(parsePage(PAGE).tree)).toEqual(['./parts/_part.mdx']);
});
