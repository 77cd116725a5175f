import { hashSource } from '../../src/postBuild/pagePolicy';

/** The online editors, which are asked for only by a press of the reader. */
const ONLINE_EDITORS = { frames: 'https://stackblitz.com', forms: 'https://codesandbox.io' };

/** What the policy of all pages depends on. */
export interface PolicyOptions {
  /** Origin of the site, for instance `https://bindform.github.io`. */
  url: string;
  /** Path of all languages of the site, with both slashes. */
  baseUrl: string;
  /** Texts of styles that scripts add to a page and that cannot be constructed. */
  styles: string[];
}

/**
 * The Content Security Policy of every page, without the hashes of the page itself (`src/postBuild/pagePolicy.ts`
 * adds these). Sources are folders of this site and never `'self'`, since other projects share its host.
 */
export function contentPolicy({ url, baseUrl, styles }: PolicyOptions): string {
  const root = url + baseUrl;
  const own = (folder: string) => `${url}<%= it.baseUrl %>${folder}`;
  const { frames, forms } = ONLINE_EDITORS;
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [own('assets/js/')],
    'style-src-elem': [own('assets/css/'), ...styles.map(hashSource)],
    // Attributes have no selectors, so they can neither read the page nor hide another part of it.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [root, 'data:', 'blob:'],
    'connect-src': [root],
    // The second is the service worker of plugins/offline.
    'worker-src': [own('assets/js/'), `${root}offline-worker.js`],
    'manifest-src': [root],
    'frame-src': [`${root}live/`, frames],
    'form-action': [frames, forms],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

const CHARSET = '<meta charset="UTF-8">';

/**
 * Adds the policy to the template of prerendered pages, before everything that it applies to.
 *
 * @param template template with the variable `it.baseUrl`
 * @throws Error when the template does not begin its head as expected
 */
export function withContentPolicy(template: string, options: PolicyOptions): string {
  if (!template.includes(CHARSET)) {
    throw new Error(
      `The page template of the installed Docusaurus has no ${CHARSET}. Adapt plugins/content-policy/policy.ts to it.`,
    );
  }
  return template.replace(
    CHARSET,
    () =>
      `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${contentPolicy(options)}">`,
  );
}
