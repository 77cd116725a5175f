import path from 'node:path';
import { rewritePage } from '../../../src/postBuild/rewritePage';
import type { Section } from './routeModules';

/** The first script of the app in a page, see `plugins/deferred-start/pageTemplate.ts`. */
const APP = /(?=<script type="?text\/deferred)/;

/** A section and the address of its script. */
export interface SectionScript {
  section: Section;
  src: string;
}

/**
 * Adds the script of its section to the scripts of each page, before those of the app: the app would request it only
 * once it runs.
 *
 * @param scripts the sections of a language
 * @param outDir folder of the language
 * @param baseUrl path of the language, with both slashes
 */
export async function writeSectionScripts(
  scripts: SectionScript[],
  outDir: string,
  baseUrl: string,
): Promise<void> {
  const written = scripts.flatMap(({ section, src }) =>
    section.pages.map((page) => {
      // `trailingSlash` is false on this site.
      const file = path.join(outDir, `${page.path.slice(baseUrl.length)}.html`);
      const script = `<script type=text/deferred src=${src}></script>`;
      return rewritePage(file, (html) => html.replace(APP, script));
    }),
  );
  await Promise.all(written);
}
