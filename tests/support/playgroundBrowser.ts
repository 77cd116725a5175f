import type { BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { browser, openPage, type WatchedPage } from './browser';
import { tinyLibrary } from './playgroundDemo';
import type { FixtureEmbed } from './playgroundFixturePage';
import { startFixtureServer, type FixtureServer } from './playgroundFixture';
import {
  startPlaygroundServer,
  type PlaygroundServer,
  type PlaygroundState,
} from './playgroundServer';

/**
 * Starts a browser, the page of the fixture and a playground for all tests of a file.
 *
 * @returns how to open the page, and the playground, which of all other origins is the only one that can be
 *   reached
 */
export function prepareFixture() {
  let fixtureServer: FixtureServer;
  let playground: PlaygroundServer;

  beforeAll(async () => {
    fixtureServer = await startFixtureServer(tinyLibrary);
    playground = await startPlaygroundServer();
  });
  afterAll(async () => {
    await fixtureServer.close();
    await playground.close();
  });

  const open = async (
    locale = 'en-US',
    options: BrowserContextOptions = {},
  ): Promise<WatchedPage> => {
    const url = `${fixtureServer.url}/${locale}`;
    const watched = await openPage(browser, url, options);
    await watched.page.goto(url);
    return watched;
  };
  return { open, playground: () => playground };
}

/** Shows an embed in its own place on the page of the fixture. */
export const mount = (page: Page, id: string, props: FixtureEmbed): Promise<void> =>
  page.evaluate(([place, given]) => fixture.mount(place, given), [id, props] as const);

/**
 * What a playground shows of itself.
 *
 * @param place what holds its frame: a frame in the page, or the page of a new tab
 */
export async function playgroundState(place: FrameLocator | Page): Promise<PlaygroundState> {
  return JSON.parse((await place.locator('output').textContent()) ?? '') as PlaygroundState;
}

/** Opens the one embed of the page. */
export const run = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Run here' }).click();

/** Waits until the one embed of the page is connected. */
export const connected = (page: Page): Promise<void> => page.getByText('Connected.').waitFor();
