import fs from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';

/** Stylesheets of what the demos use of Mantine, in the order of Mantine's `styles.css`. */
const PARTS = [
  'default-css-variables',
  'global',
  'UnstyledButton',
  'ScrollArea',
  'Paper',
  'Popover',
  'CloseButton',
  'Loader',
  'Input',
  'Combobox',
  'InlineInput',
  'Checkbox',
  'Button',
  'Stack',
];

/**
 * The font of the site; colors that have the contrast of WCAG 2.2 AA, unlike those of Mantine; and a focus that
 * is visible on an invalid input as well, whose border stays red.
 */
const OVERRIDES = `
:root {
  --mantine-font-family: var(--ifm-font-family-base);
}
.mantine-Input-input:focus-visible {
  outline: 2px solid var(--mantine-primary-color-filled);
  outline-offset: 2px;
}
:root[data-theme='light'] {
  --mantine-color-error: var(--mantine-color-red-9);
  --mantine-color-placeholder: var(--mantine-color-gray-7);
  --mantine-primary-color-filled: var(--mantine-color-blue-8);
  --mantine-primary-color-filled-hover: var(--mantine-color-blue-9);
}
:root[data-theme='dark'] {
  --mantine-color-error: var(--mantine-color-red-5);
  --mantine-color-placeholder: var(--mantine-color-dark-1);
}`;

/**
 * The styles of Mantine for the pages of the site. They follow the color mode before any script runs, and
 * leave out what Mantine says of all elements of a page.
 *
 * @param siteDir absolute path of the site
 * @returns the minified text of one stylesheet
 */
export async function mantineStyles(siteDir: string): Promise<string> {
  const folder = path.join(siteDir, 'node_modules/@mantine/core/styles');
  const parts = PARTS.map((name) => fs.readFileSync(path.join(folder, `${name}.css`), 'utf8'));
  const css = [...parts, OVERRIDES]
    .join('\n')
    .replaceAll('data-mantine-color-scheme', 'data-theme');
  const { code } = await transform(css, { loader: 'css', minify: true });
  return code.trim();
}
