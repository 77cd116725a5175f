import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The rules that no page may break: WCAG 2.2 AA with everything below, and axe's best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks what a page, or a part of it, shows once its animations have ended.
 *
 * @param page what to check
 * @param options `part`, a selector (the whole document unless given), and `colors`, whether contrast is
 *   checked too (true unless said)
 * @returns one line for each element that breaks a rule: the rule, where it is, and what is wrong
 */
export async function axeViolations(
  page: Page,
  { part, colors = true }: { part?: string; colors?: boolean } = {},
): Promise<string[]> {
  // What lies below the sticky bars at one place is free of them at another.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => each.playState !== 'running'),
  );
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ tags, selector, contrast }) => {
      const { axe: tool } = window as unknown as { axe: typeof axe };
      const { violations } = await tool.run(selector ?? document, {
        runOnly: { type: 'tag', values: tags },
        // Off unless asked for by name.
        rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: contrast } },
        resultTypes: ['violations'],
        // The frames hold what the reader wrote.
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => {
          const why = failureSummary?.split('\n').slice(1).join(' ').trim();
          return `${id} at ${target.join(' ')}: ${why}`;
        }),
      );
    },
    { tags: TAGS, selector: part, contrast: colors },
  );
}
