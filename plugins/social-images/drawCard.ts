import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { CARD_SIZE } from './card';
import type { CardElement } from './cardElement';

const fontFolder = () => path.join(path.dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts');

const WEIGHTS = { Regular: 400, Bold: 700 } as const;

/** Noto Sans with its Chinese glyphs, from its package: the system's fonts are never asked. */
export function loadFonts(): Promise<Font[]> {
  return Promise.all(
    Object.entries(WEIGHTS).map(async ([name, weight]) => ({
      name: 'Noto Sans',
      data: await fs.readFile(path.join(fontFolder(), `NotoSansHans-${name}.otf`)),
      weight,
      style: 'normal' as const,
    })),
  );
}

/** The lockfile's versions of all that has a hand in the pixels, besides the drawing itself. */
function toolVersions(): string[] {
  const { dependencies } = require('../../package.json') as {
    dependencies: Record<string, string>;
  };
  return ['satori', '@resvg/resvg-js', '@embedpdf/fonts-sc'].map(
    (name) => `${name}@${dependencies[name]}`,
  );
}

/** Name of an image's content: the same drawing by the same tools has the same. */
export function hashOf(drawing: CardElement): string {
  const content = JSON.stringify([toolVersions(), CARD_SIZE, drawing]);
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Makes the PNG of a drawing, or takes it from the cache.
 *
 * @param cacheDir folder in which images are kept by the hash of their drawing
 * @param fonts gives the fonts; asked only when something has to be drawn
 */
export async function drawCard(
  drawing: CardElement,
  cacheDir: string,
  fonts: () => Promise<Font[]>,
): Promise<Buffer> {
  const cached = path.join(cacheDir, `${hashOf(drawing)}.png`);
  const kept = await fs.readFile(cached).catch(() => undefined);
  if (kept) return kept;
  const svg = await satori(drawing as Parameters<typeof satori>[0], {
    ...CARD_SIZE,
    fonts: await fonts(),
  });
  // Text has become outlines, so no font is needed from here on.
  const png = (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  await fs.mkdir(cacheDir, { recursive: true });
  await fs.writeFile(cached, png);
  return png;
}
