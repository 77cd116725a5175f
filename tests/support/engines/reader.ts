import { siteUrl, textIn, type SiteLocale, type TextInLocales } from '../site';
import { until } from './until';
import type { EnginePage } from './enginePage';

/** Actions of a reader on a page in any engine; elements are found by role and name. */
export interface Reader {
  page: EnginePage;
  /** Picks the text in the reader's language. */
  t: (...texts: TextInLocales) => string;
  /** Opens a page of the reader's language, by its address below the language, and waits for React. */
  open: (address: string) => Promise<void>;
  /** Clicks what has a role and a name, once it is there. */
  click: (role: Role, name: string, within?: string) => Promise<void>;
  /** Clicks the middle of the element that an expression finds, once it is there. */
  clickOn: (expression: string) => Promise<void>;
  /** Brings a demo of the page into view, and waits until it runs. */
  runDemo: (id: string) => Promise<void>;
  /** Opens a page and runs one of its demos. */
  openDemo: (address: string, id: string) => Promise<void>;
  /** Waits until the title of the page is this one. */
  heading: (words: string) => Promise<void>;
  /** Replaces the text of a field. */
  fill: (name: string, text: string, within?: string) => Promise<void>;
  /** Waits until a text is shown. */
  see: (text: string, within?: string) => Promise<void>;
  /** Waits until an expression is true in the page. */
  is: (expression: string) => Promise<void>;
  /** Waits until the address, below the language, is this one. */
  at: (address: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  value: <Result>(expression: string) => Promise<Result>;
}

/** Selectors of the elements that can have a role. */
const ROLES = {
  button: 'button, [role="button"], summary',
  link: 'a[href]',
  tab: '[role="tab"]',
  option: '[role="option"]',
  menuitemradio: '[role="menuitemradio"]',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  radio: 'input[type="radio"]',
  field: 'input, textarea, select',
} as const;

/** A role that a reader looks for; a field is a text field, a choice or a slider. */
export type Role = keyof typeof ROLES;

/** Runs in the page: the elements that a role and a name may stand for. */
function findNamed(selector: string, name: string, within: string): HTMLElement[] {
  const wordsOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels ?? [];
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelled = [...ids.map((id) => document.getElementById(id)), ...labels];
    const words =
      element.getAttribute('aria-label') ??
      labelled.map((label) => label?.textContent).find(Boolean) ??
      element.textContent;
    return (words ?? '').replace(/\s+/g, ' ').trim();
  };
  // A required field has an indicator behind its label.
  const names = [name, `${name}*`];
  return [...document.querySelectorAll(within)]
    .flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => names.includes(wordsOf(element)));
}

/**
 * Runs in the page: the point where one of some elements is clicked (px), or nothing while all are hidden or
 * covered; what is out of view is scrolled into it.
 */
function placeOf(elements: (HTMLElement | null | undefined)[]): [number, number] | undefined {
  const isHit = (element: HTMLElement, x: number, y: number) => {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) hit = hit.shadowRoot.elementFromPoint(x, y);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return [element, ...labels].some((part) => part.contains(hit));
  };
  const middleOf = (element: HTMLElement): [number, number] | undefined => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return width > 0 && height > 0 && isHit(element, x, y) ? [x, y] : undefined;
  };
  for (const element of elements) {
    if (!element) continue;
    const place = middleOf(element);
    if (place) return place;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const scrolled = middleOf(element);
    if (scrolled) return scrolled;
  }
  return undefined;
}

const isShown = (text: string, within: string): boolean =>
  [...document.querySelectorAll<HTMLElement>(within)].some((part) => part.innerText.includes(text));

/** The body of a function that calls another one in the page, for {@link EnginePage.run}. */
export const calling = <Arguments extends unknown[]>(
  call: (...given: Arguments) => unknown,
  ...given: Arguments
): string => `return (${call})(...${JSON.stringify(given)})`;

/**
 * A reader of a language on a page.
 *
 * @param site base address of the site that is read
 */
export function createReader(
  page: EnginePage,
  { id, prefix }: SiteLocale,
  site: string = siteUrl(),
): Reader {
  const base = new URL(site).pathname + prefix;
  const value = <Result>(expression: string) => page.run<Result>(`return ${expression}`);
  const is = (expression: string) =>
    // A navigation in progress has no document to evaluate in.
    until(expression, () => value<boolean>(expression).catch(() => false)).then(() => undefined);
  const clickOneOf = async (what: string, elements: string) => {
    let last = '';
    const place = await until(what, async () => {
      const found = await value<[number, number] | null>(`(${placeOf})(${elements})`).catch(
        // A navigation in progress has no document to look at.
        () => null,
      );
      // What slides or scrolls has to have come to rest.
      const isAtRest = found && String(found) === last;
      last = String(found);
      return isAtRest ? found : undefined;
    });
    await page.clickAt(...place);
  };
  const click: Reader['click'] = (role, name, within = 'body') =>
    clickOneOf(
      `${role} "${name}"`,
      `(${findNamed})(...${JSON.stringify([ROLES[role], name, within])})`,
    );
  const see: Reader['see'] = async (text, within = 'body') => {
    await until(`"${text}" in ${within}`, () => page.run<boolean>(calling(isShown, text, within)));
  };
  const open = async (address: string) => {
    await page.goto(site + prefix + address);
    await page.run(`dispatchEvent(new Event('wheel'))`);
    await is(`document.documentElement.dataset.hasHydrated === 'true'`);
  };
  const runDemo = async (name: string) => {
    const demo = `document.querySelector('[data-demo="${name}"]')`;
    await is(`${demo} !== null`);
    await page.run(`${demo}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    await is(`${demo}.querySelector('[data-live="true"]') !== null`);
  };
  return {
    page,
    t: textIn(id),
    open,
    runDemo,
    async openDemo(address, name) {
      await open(address);
      await runDemo(name);
    },
    click,
    clickOn: (expression) => clickOneOf(expression, `[${expression}]`),
    async fill(name, text, within) {
      await click('field', name, within);
      await page.run('document.activeElement.select()');
      await page.type(text);
    },
    see,
    heading: (words) => see(words, 'main h1'),
    is,
    at: (address) => is(`location.href === location.origin + ${JSON.stringify(base + address)}`),
    value,
  };
}
