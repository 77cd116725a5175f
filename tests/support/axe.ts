import fs from 'node:fs';
import type { Page } from 'playwright-core';

const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Looks for accessibility defects in a part of a page, once its animations have ended.
 *
 * @param selector the part
 * @returns the rules of axe that it breaks, with the culprits
 */
export async function axeViolations(page: Page, selector: string): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => each.playState !== 'running'),
  );
  await page.evaluate(source);
  return page.evaluate(async (part) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(part);
    return violations.flatMap((rule) =>
      rule.nodes.map((node) => `${rule.id}: ${node.html} ${node.failureSummary}`),
    );
  }, selector);
}
