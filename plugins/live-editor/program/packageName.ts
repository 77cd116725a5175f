/**
 * Names the package that a specifier belongs to: `@mui/material` for `@mui/material/Button`.
 *
 * @param specifier what is in an import, no relative path
 */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
