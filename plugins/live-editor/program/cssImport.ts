/** An `@import` rule of a stylesheet; its second group is what is imported. */
export const CSS_IMPORT = /@import\s+(?:url\(\s*)?(["']?)([^"')\s;]+)\1\s*\)?[^;]*;?/g;
