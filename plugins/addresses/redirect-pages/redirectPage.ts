import { hashSource } from '../../../src/postBuild/pagePolicy';

/** Where a redirect page leads. */
export interface RedirectTarget {
  /** Path of the page, from the root of the host; nothing in it has to be escaped. */
  path: string;
  /** The same, with the host. */
  url: string;
  /** Title of the page, as HTML. */
  title: string;
  /** Language of the page, as in `lang`. */
  htmlLang: string;
}

/**
 * The HTML of a page that has another address. Where no script runs, the browser goes there all the same,
 * or the reader does.
 *
 * @param target the page
 */
export function redirectPage({ path, url, title, htmlLang }: RedirectTarget): string {
  const script = `location.replace("${path}" + location.search + location.hash)`;
  return `<!doctype html>
<html lang="${htmlLang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${hashSource(script)}; base-uri 'none'; form-action 'none'">
<script>${script}</script>
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0; url=${path}">
<link rel="canonical" href="${url}">
</head>
<body>
<main>
<h1><a href="${path}">${title}</a></h1>
</main>
</body>
</html>
`;
}
