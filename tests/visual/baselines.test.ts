import fs from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { browser, hydrated, openPage } from '../support/browser';
import { LOCALES, SITE_DIR, siteUrl } from '../support/site';
import { fingerprint } from './fingerprint';

const FOLDER = path.join(__dirname, 'baselines');
const MADE_WITH = path.join(FOLDER, 'made-with.txt');
/** Share of the pixels that may differ. */
const TOLERANCE = 0.01;

/** Parts of the frame whose words seldom change. */
const PARTS = [
  { part: '.navbar', name: 'navbar', width: 1280 },
  { part: 'main', name: 'not-found', width: 390 },
];
/** Each part once in each language and in each mode. */
const SHOTS = PARTS.flatMap((part) => [
  { ...part, locale: LOCALES[0], mode: 'light' as const },
  { ...part, locale: LOCALES[1], mode: 'dark' as const },
]);

const writing = process.env.BASELINES === 'write';
const madeWith = fs.existsSync(MADE_WITH) ? fs.readFileSync(MADE_WITH, 'utf8') : '';
const here = fingerprint();
const comparable = writing || madeWith === here;
if (!comparable) {
  console.log(
    `The baselines are not compared: they were made with\n${madeWith}\nand this is\n${here}\nTo make new ones: BASELINES=write npx jest --selectProjects e2e tests/visual`,
  );
}

/** How many pixels differ, of how many; the difference is left for review in `screens/`. */
function compare(name: string, shot: PNG): number {
  const kept = PNG.sync.read(fs.readFileSync(path.join(FOLDER, name)));
  expect({ width: shot.width, height: shot.height }).toEqual({
    width: kept.width,
    height: kept.height,
  });
  const difference = new PNG({ width: kept.width, height: kept.height });
  const count = pixelmatch(kept.data, shot.data, difference.data, kept.width, kept.height);
  const share = count / (kept.width * kept.height);
  if (share > TOLERANCE) {
    const folder = path.join(SITE_DIR, 'screens/differences');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, name), PNG.sync.write(difference));
  }
  return share;
}

(comparable ? it : it.skip).each(SHOTS)(
  '$name in the $mode mode in $locale.id looks as it did',
  async ({ part, name, width, locale, mode }) => {
    const { page, context } = await openPage(browser, siteUrl(), {
      locale: locale.id,
      colorScheme: mode,
      viewport: { width, height: 700 },
      reducedMotion: 'reduce',
    });
    // A refusal of the offered language, so that nothing lies over the page.
    await page.addInitScript(() => localStorage.setItem('language-bindform', 'en-US'));
    await page.goto(`${siteUrl()}${locale.prefix}no/such/page`);
    await hydrated(page);
    const png = await page.locator(part).first().screenshot({ animations: 'disabled' });
    const file = `${name}-${locale.id}-${mode}.png`;
    if (writing) {
      fs.writeFileSync(path.join(FOLDER, file), png);
      fs.writeFileSync(MADE_WITH, here);
    }
    expect(compare(file, PNG.sync.read(png))).toBeLessThanOrEqual(TOLERANCE);
    await context.close();
  },
);

it('distinguishes a change from none', () => {
  const [{ name, locale, mode }] = SHOTS;
  const file = path.join(FOLDER, `${name}-${locale.id}-${mode}.png`);
  const kept = PNG.sync.read(fs.readFileSync(file));
  const other = Buffer.from(
    kept.data.map((value, index) => (index % 4 === 3 ? value : 255 - value)),
  );
  expect(pixelmatch(kept.data, kept.data, undefined, kept.width, kept.height)).toBe(0);
  expect(pixelmatch(kept.data, other, undefined, kept.width, kept.height)).toBeGreaterThan(
    kept.width * kept.height * TOLERANCE,
  );
});
