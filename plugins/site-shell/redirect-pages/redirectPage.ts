import { escapeHtml } from './escapeHtml';

/** Where a redirect page leads. */
export interface RedirectTarget {
  /** Path of the page, from the root of the host. */
  path: string;
  /** The same, with the host. */
  url: string;
  /** Title of the page. */
  title: string;
  /** Language of the page, as in `lang`. */
  htmlLang: string;
}

/** The address that the page has now takes the place of this one, with query and hash. */
const script = (path: string) =>
  `location.replace(${JSON.stringify(path).replaceAll('<', '\\u003c')}+location.search+location.hash)`;

/**
 * The HTML of a page that has another address. Where no script runs, the browser goes there all the same,
 * or the reader does.
 *
 * @param target the page
 */
export function redirectPage({ path, url, title, htmlLang }: RedirectTarget): string {
  const [href, canonical, name] = [path, url, title].map(escapeHtml);
  return `<!doctype html>
<html lang="${escapeHtml(htmlLang)}">
<head>
<meta charset="utf-8">
<script>${script(path)}</script>
<title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${canonical}">
</head>
<body>
<main>
<h1><a href="${href}">${name}</a></h1>
</main>
</body>
</html>
`;
}
