/** Argument of a process whose demo runs as in a browser; otherwise, it is rendered as at build. */
export const IN_BROWSER = 'browser';

export const isInBrowser = process.argv.includes(IN_BROWSER);

/** Gives the process the globals of a browser, as far as jsdom has them. */
function imitateBrowser(): void {
  const { JSDOM } = require('jsdom') as typeof import('jsdom');
  const { window } = new JSDOM('<!doctype html><main></main>', {
    url: 'https://example.org/',
    pretendToBeVisual: true,
  });
  const ofNode = new Set(Object.getOwnPropertyNames(globalThis));
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!ofNode.has(name)) Object.assign(globalThis, { [name]: window[name as never] });
  }
  Object.assign(globalThis, { window: globalThis, navigator: window.navigator });
}

if (isInBrowser) imitateBrowser();
