import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { placeOf, type PageFile } from '../../src/mdx/place';
import { fenceProblems } from './fence';

/**
 * Remark plugin: rejects settings of a block of code that would have no effect.
 *
 * @returns a transformer that throws an Error naming file, line and remedy
 */
export default function remarkFences() {
  return (tree: Root, file: PageFile): void => {
    visit(tree, 'code', ({ meta, value, position }: Code) => {
      const [problem] = fenceProblems(meta ?? '', value);
      if (!problem) return;
      const line = (position?.start.line ?? 1) + problem.line;
      const place = placeOf(file, { position: { start: { line } } });
      throw new Error(`${place}: ${problem.text}`);
    });
  };
}
