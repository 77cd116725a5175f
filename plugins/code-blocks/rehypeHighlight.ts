import rangeParser from 'parse-numeric-range';
import { visit } from 'unist-util-visit';
import { highlightCode } from '../../src/components/highlightCode';

/** The part of an hast element that matters here (https://github.com/syntax-tree/hast). */
interface HastElement {
  type: 'element';
  tagName: string;
  properties: Record<string, unknown>;
  children: { type: string; value?: string }[];
}

const LANGUAGE = /\blanguage-(\S+)/;
const TITLE = /\btitle=(["'])(?<title>.*?)\1/;
const MARKED_LINES = /\{(?<range>[\d,-]+)\}/;
const LINE_NUMBERS = /\bshowLineNumbers\b/;

function codeBlockProps(code: string, className: string, metastring: string) {
  const language = LANGUAGE.exec(className)?.[1] ?? 'text';
  const range = MARKED_LINES.exec(metastring)?.groups?.range;
  return {
    language,
    html: highlightCode(code, language, range ? rangeParser(range) : []),
    title: TITLE.exec(metastring)?.groups?.title,
    showLineNumbers: LINE_NUMBERS.test(metastring) || undefined,
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
