import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The rules that no page may break: WCAG 2.2 AA with everything below, and axe's best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks what a page, or a part of it, shows once its animations have ended.
 *
 * @param part selector; without it the whole document
 * @returns one line for each element that breaks a rule: the rule, where it is, and what is wrong
 */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => each.playState !== 'running'),
  );
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ tags, selector }) => {
      const { axe: tool } = window as unknown as { axe: typeof axe };
      const { violations } = await tool.run(selector ?? document, {
        runOnly: { type: 'tag', values: tags },
        // Off unless asked for by name.
        rules: { 'target-size': { enabled: true } },
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
    { tags: TAGS, selector: part },
  );
}
