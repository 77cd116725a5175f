import fs from 'node:fs';
import path from 'node:path';

/** The configuration, from the site's folder. */
const CONFIG = 'docusaurus.config.ts';

/**
 * Finds the lines of the configuration that contain a text.
 *
 * @param siteDir absolute path of the site
 * @param text as it is written there
 * @returns places to begin a message with; the file alone where the text is not written out there
 */
export function configuredPlaces(siteDir: string, text: string): [string, ...string[]] {
  const file = path.join(siteDir, CONFIG);
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  const [first = CONFIG, ...others] = lines.flatMap((line, index) =>
    line.includes(text) ? [`${CONFIG}:${index + 1}`] : [],
  );
  return [first, ...others];
}
