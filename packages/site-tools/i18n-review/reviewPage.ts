import { diffWordsWithSpace } from 'diff';
import { WHOLE_PAGE, type WaitingPair } from './waitingPairs';

/** One block to review, and its position among all of them. */
export interface ReviewStep {
  pair: WaitingPair;
  /** The English that the translation was reviewed against, if it is in the history. */
  earlier: string | undefined;
  /** Index of the block, from 0, and the number of blocks. */
  index: number;
  count: number;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

function marked(earlier: string, now: string): string {
  return diffWordsWithSpace(earlier, now)
    .map(({ added, removed, value }) => {
      if (added) return `<ins>${escape(value)}</ins>`;
      return removed ? `<del>${escape(value)}</del>` : escape(value);
    })
    .join('');
}

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 90rem; padding: 1rem; }
  .languages { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); }
  pre { border: 1px solid; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  ins { background: light-dark(#c7f0d2, #124d26); } del { background: light-dark(#ffd7d5, #671e1a); }
  nav, form { display: inline-flex; gap: 1rem; } button, nav a { font: inherit; padding: .4rem 1rem; }
`;

/** Keys as in an email client: a accepts, n and p go to the next and previous block. */
const SCRIPT = `
  addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey) return;
    document.querySelector('[accesskey="' + key + '"]')?.click();
  });
`;

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style><body>${body}<script>${SCRIPT}</script></body></html>`;

/** A missing translation cannot be reviewed, and one without English has to be deleted. */
const isAcceptable = ({ state, translated }: WaitingPair) =>
  (state === 'removed') === (translated === undefined);

const stateText = ({ page, section, state, translated }: WaitingPair, earlier?: string) => {
  if (state === 'removed') {
    return translated === undefined
      ? 'This block is gone from both languages.'
      : 'The English page no longer has this block. Delete it.';
  }
  if (section === WHOLE_PAGE) return `The page ${page} has no translation yet.`;
  if (translated === undefined) return 'This block has no translation yet.';
  if (state === 'unreviewed') return 'This translation has not been reviewed yet.';
  return earlier === undefined
    ? 'The English has changed. This clone does not have the earlier text; after "git fetch --unshallow", the change is marked.'
    : 'The English has changed since the translation was reviewed.';
};

/** Renders the page for one block: both languages, the changes, and the buttons. */
export function reviewPage({ pair, earlier, index, count }: ReviewStep, locale: string): string {
  const { page: name, section, english, translated, place } = pair;
  const title = section === WHOLE_PAGE ? name : `${name} #${section}`;
  const link = (to: number, key: string, label: string) =>
    to >= 0 && to < count ? `<a href="/${to}" accesskey="${key}">${label} (${key})</a>` : '';
  return page(
    `${title} · ${locale}`,
    `<main><h1>${escape(title)}</h1><p>${index + 1} of ${count}. ${stateText(pair, earlier)} ${section === WHOLE_PAGE ? 'Create' : 'Edit'} <code>${escape(place)}</code>, then reload.</p>
<div class="languages"><section aria-label="English" lang="en"><h2>English</h2><pre>${earlier === undefined ? escape(english) : marked(earlier, english)}</pre></section>
<section aria-label="${locale}"><h2>${locale}</h2><pre lang="${locale}">${escape(translated ?? '')}</pre></section></div>
<form method="post" action="/${index}"><input type="hidden" name="page" value="${escape(name)}"><input type="hidden" name="section" value="${escape(section)}"><button accesskey="a"${isAcceptable(pair) ? '' : ' disabled'}>Accept (a)</button></form>
<nav aria-label="Blocks">${link(index - 1, 'p', 'Previous')}${link(index + 1, 'n', 'Next')}</nav></main>`,
  );
}

/** Renders the page shown when no block needs a review. */
export const donePage = (locale: string): string =>
  page(
    `${locale}: done`,
    `<main><h1>${locale}</h1><p role="status">Every block was reviewed against the English as it is. Commit i18n/${locale}/reviewed.json.</p></main>`,
  );
