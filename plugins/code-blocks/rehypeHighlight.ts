import { visit } from 'unist-util-visit';
import { highlightCode } from '../../src/components/highlightCode';
import { readFence } from './fence';

/** The part of an hast element that matters here (https://github.com/syntax-tree/hast). */
interface HastElement {
  type: 'element';
  tagName: string;
  properties: Record<string, unknown>;
  children: { type: string; value?: string }[];
}

const LANGUAGE = /\blanguage-(\S+)/;

function codeBlockProps(code: string, className: string, metastring: string) {
  const language = LANGUAGE.exec(className)?.[1] ?? 'text';
  const { title, markedLines, showLineNumbers } = readFence(metastring);
  return {
    language,
    html: highlightCode(code, language, markedLines),
    title,
    showLineNumbers: showLineNumbers || undefined,
  };
}

/**
 * Rehype plugin: turns each fenced code block into the props of `@theme/CodeBlock`, highlighted at
 * build. A `live` block keeps its source too, since the reader may edit it.
 */
export default function rehypeHighlight() {
  return (root: { type: string }): void => {
    visit(root, 'element', (node: HastElement, _index, parent: HastElement | undefined) => {
      if (node.tagName !== 'code' || parent?.tagName !== 'pre') return;
      const code = node.children.map((child) => child.value ?? '').join('');
      const { className, metastring, live } = node.properties;
      const props = codeBlockProps(
        code,
        [className].flat().join(' '),
        typeof metastring === 'string' ? metastring : '',
      );
      node.properties = { ...props, ...(live === true && { live }) };
      if (live !== true) node.children = [];
    });
  };
}
