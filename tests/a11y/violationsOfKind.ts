import { axeViolations } from '../support/axe';
import { browser, openPage } from '../support/browser';
import { openKind, type PageKind } from '../support/pageKinds';
import { siteUrl, type SiteLocale } from '../support/site';
import { OPEN_STATES } from './openStates';

/** How a page is looked at. */
export interface Look {
  mode: 'light' | 'dark';
  /** Width of the window (px). */
  width: number;
  /** Whether contrast is checked too: nowhere, on the page as it comes, or in its open states as well. */
  contrast: 'nowhere' | 'closed' | 'everywhere';
}

/**
 * Checks a kind of page with axe, first as it comes and then in each state that a reader opens.
 *
 * @returns one line for each violation, with the name of the state first
 */
export async function violationsOfKind(
  kind: PageKind,
  locale: SiteLocale,
  { mode, width, contrast }: Look,
): Promise<string[]> {
  const { page, context } = await openPage(browser, siteUrl(), {
    locale: locale.id,
    colorScheme: mode,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  await openKind(page, kind, locale);
  const found = await axeViolations(page, { colors: contrast !== 'nowhere' });
  for (const { name, open, part } of OPEN_STATES[kind.name] ?? []) {
    await open(page, locale.id);
    const lines = await axeViolations(page, { part, colors: contrast === 'everywhere' });
    found.push(...lines.map((line) => `${name}: ${line}`));
  }
  await context.close();
  return found;
}
