/**
 * Rules by which browsers prefetch the pages of the site when a reader points at a link for a moment, until
 * the app does so itself; downloads are left out. https://wicg.github.io/nav-speculation/speculation-rules.html
 *
 * @param baseUrl path of all languages of the site, with both slashes
 * @returns content of a `<script type="speculationrules">`
 */
export function speculationRules(baseUrl: string): string {
  const isPage = {
    and: [
      { href_matches: `${baseUrl}*` },
      { not: { href_matches: `${baseUrl}*.*` } },
      { not: { selector_matches: '[download]' } },
    ],
  };
  return JSON.stringify({ prefetch: [{ where: isPage, eagerness: 'moderate' }] });
}
