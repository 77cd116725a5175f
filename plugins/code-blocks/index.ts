import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { HIGHLIGHTER, WRAPPED_CODE_BLOCK } from '../../src/upstream/bundlerAliases';

/** Code blocks highlighted at build; see the README of this folder. */
export default function codeBlocks(): Plugin {
  return {
    name: 'code-blocks',
    // Watched folders are also where write-translations looks for messages.
    getPathsToWatch: () => [path.join(__dirname, 'CodeBlock/*.tsx')],
    configureWebpack: () => ({
      resolve: {
        alias: {
          // The live codeblock theme wraps this one: wrapping the classic theme's would keep its
          // highlighter on every page.
          [WRAPPED_CODE_BLOCK]: path.join(__dirname, 'CodeBlock'),
          // The classic theme's client module would put a highlighter that nothing calls into every page.
          [HIGHLIGHTER]: path.join(__dirname, 'client/noHighlighter.ts'),
        },
      },
    }),
  };
}
