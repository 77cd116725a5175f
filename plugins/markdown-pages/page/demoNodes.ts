import path from 'node:path';
import type { BlockContent } from 'mdast';
import type { DemoAsset } from '../../demos/types';
import { code, link, paragraph, strong } from './nodes';

/**
 * Makes a title, a description and a block of code for each file of a demo.
 *
 * @param demo the demo in the language of the build
 * @param address absolute address of the page of this demo alone
 */
export function demoNodes(
  { title, description, dependencies }: DemoAsset,
  address: string,
): BlockContent[] {
  const files = Object.entries(dependencies).filter(([, { type }]) => type === 'FILE');
  return [
    paragraph(strong(link(address, title)), description && ` – ${description}`),
    ...files.map(([name, { value }]) =>
      code(path.extname(name).slice(1), value, files.length > 1 ? `title="${name}"` : undefined),
    ),
  ];
}
