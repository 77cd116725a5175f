// Runs in Node: plugins that Docusaurus adds to the bundler.

/**
 * Whether a plugin is `@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin`, which adds a table of the names of all
 * chunks to the runtime, for `@docusaurus/core/lib/client/docusaurus`.
 */
export const addsChunkNames = (plugin: unknown): boolean =>
  (plugin as object).constructor.name === 'ChunkAssetPlugin';
