import path from 'node:path';

/** Modules below this size, in bytes, are cheaper to repeat than to request. */
const MIN_SHARED_BYTES = 8_000;

/**
 * How the code of demos is split: what several demos share (the library, a UI kit) goes into chunks
 * that only these demos load, so a page pays for what it shows and nothing is sent twice.
 */
export const demoChunks = {
  demos: {
    // Rspack 1 never releases a compiler with a function here, so each language would add its memory.
    chunks: /^demo-/,
    minChunks: 2,
    minSize: MIN_SHARED_BYTES,
    // Above Docusaurus's own group of common modules, which would put them on every page.
    priority: 45,
    reuseExistingChunk: true,
  },
};

/**
 * A rule for webpack's `module.rules`: code and projects of demos are separate files.
 *
 * @param generated folder of the generated modules
 */
export const demoData = (generated: string) => ({
  include: ['assets', 'code'].map((folder) => path.join(generated, folder)),
  type: 'asset/resource',
  generator: { filename: 'assets/demos/[name].[contenthash:8][ext]' },
});
