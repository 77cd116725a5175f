import type { BrowserContext } from 'playwright-core';
import { STACKBLITZ_ORIGIN } from '../../plugins/online-editors/playground/address';
import type { PlaygroundServer } from './playgroundServer';

/**
 * Lets a playground server of ours answer whatever a page asks of StackBlitz.
 *
 * @param context the reader's browser context
 * @param playground what answers
 */
export async function standInForStackBlitz(
  context: BrowserContext,
  playground: PlaygroundServer,
): Promise<void> {
  await context.route(`${STACKBLITZ_ORIGIN}/**`, async (route) => {
    const address = route.request().url().replace(STACKBLITZ_ORIGIN, playground.origin);
    await route.fulfill({ response: await route.fetch({ url: address }) });
  });
}
