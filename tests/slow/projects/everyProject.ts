import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../../support/browser';
import { startPagesServer } from '../../support/pagesServer';
import {
  demoProjects,
  install,
  npm,
  startDevServer,
  writeProject,
  type DemoProject,
} from '../../support/projects';
import { siteUrl } from '../../support/site';

/** Installing and building takes as long as the registry and the machine want. */
jest.setTimeout(10 * 60_000);

const CRASH = 'custom-crash';

/** Every second project is tested by one of two suites, which run side by side. */
export type Half = 0 | 1;

/** Projects with the same packages, which are installed once. */
function groups(half: Half): { packages: string; projects: DemoProject[] }[] {
  const byManifest = new Map<string, DemoProject[]>();
  for (const project of demoProjects().filter((_, index) => index % 2 === half)) {
    const key = JSON.stringify(project.manifest);
    byManifest.set(key, [...(byManifest.get(key) ?? []), project]);
  }
  return [...byManifest.values()].map((projects) => ({
    packages: Object.keys(projects[0].manifest.dependencies).join(', '),
    projects,
  }));
}

/** Elements whose colors are not those of the text around them, which the site chooses. */
const OWN_COLORS =
  '.bindform-error, .bindform-indicator, [class*="MuiButton"], [class*="MuiFormHelper"]';

/** A count that a demo shows; effects run twice at first in development with Strict Mode. */
const RENDER_COUNT = /(Renders of [^:]+: )\d+/g;

/** The roles, names, values and texts of a demo, and the colors of what the library renders. */
async function appearance(
  page: Page,
  selector: string,
): Promise<{ form: string; colors: string[] }> {
  const root = page.locator(selector);
  await root.locator(':visible').first().waitFor();
  return {
    form: (await root.ariaSnapshot()).replace(RENDER_COUNT, '$1'),
    colors: await root.locator(OWN_COLORS).evaluateAll((parts) =>
      parts.map((part) => {
        const { color, backgroundColor } = getComputedStyle(part);
        return `${part.classList[0]}: ${color} on ${backgroundColor}`;
      }),
    ),
  };
}

/** What a project shows at an address, where nothing may fail. */
async function appearanceAt(url: string) {
  const { page, context, problems } = await openPage(browser, url);
  await page.goto(url);
  const found = await appearance(page, '#root');
  expect(problems).toEqual([]);
  await context.close();
  return found;
}

async function appearanceOnSite(id: string) {
  const { page, context } = await openPage(browser, siteUrl());
  await page.goto(`${siteUrl()}~demos/${id}`);
  await hydrated(page);
  await page.locator('[data-demo-preview][data-live="true"]').waitFor();
  const found = await appearance(page, '[data-demo-preview] > div');
  await context.close();
  return found;
}

/**
 * Installs the projects of a half of all demos, and compares what each shows, built and in development, with what its
 * page shows.
 */
export function describeProjects(half: Half): void {
  describe.each(groups(half))('projects that install $packages', ({ projects }) => {
    let root: string;
    beforeAll(async () => {
      root = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-projects-'));
      await install(projects[0].manifest, root);
    });
    afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

    async function builtAndServed(id: string) {
      const folder = path.join(root, id);
      await npm(['run', 'build'], root, folder);
      const server = await startPagesServer({
        root: path.join(folder, 'dist'),
        base: '/',
        port: 0,
      });
      return { url: server.url, end: server.close };
    }

    it.each(projects.filter(({ id }) => id !== CRASH))(
      '$id shows what its page shows, under vite and built',
      async (project) => {
        const folder = path.join(root, project.id);
        writeProject(project, folder);
        const onSite = await appearanceOnSite(project.id);
        for (const start of [
          () => builtAndServed(project.id),
          () => startDevServer(root, folder),
        ]) {
          const server = await start();
          try {
            expect(await appearanceAt(server.url)).toEqual(onSite);
          } finally {
            await server.end();
          }
        }
      },
    );

    const crashing = projects.find(({ id }) => id === CRASH);
    (crashing ? it : it.skip)('the project of a demo that throws shows the error', async () => {
      writeProject(crashing!, path.join(root, CRASH));
      const server = await builtAndServed(CRASH);
      const { page, context } = await openPage(browser, server.url);
      await page.goto(server.url);
      await page.getByRole('alert').getByText('TypeError: Price needs a number').waitFor();
      await context.close();
      await server.end();
    });
  });
}
