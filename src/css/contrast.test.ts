import fs from 'node:fs';
import path from 'node:path';
import { COLORED } from '../components/highlightCode';

const css = ['tokens.css', 'code.css']
  .map((file) => fs.readFileSync(path.join(__dirname, file), 'utf8').replace(/\/\*[^]*?\*\//g, ''))
  .join('\n');

/** Returns the custom properties of a selector that are plain colors. */
function colors(selector: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selectors, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selectors.trim() !== selector) continue;
    for (const [, name, value] of body.matchAll(/(--[\w-]+):\s*(#[\da-f]{3,6})\b/gi)) {
      found[name] = value;
    }
  }
  return found;
}

const LIGHT = colors(':root');
const MODES = { light: LIGHT, dark: { ...LIGHT, ...colors("[data-theme='dark']") } };

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const digits = color.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red, green, blue] = [0, 2, 4].map((start) => {
    const channel = parseInt(full.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Every class that the code theme colors, with its custom property. */
const TOKENS = [
  ...css.matchAll(/([^{}]*\.token[^{}]*)\{[^{}]*\bcolor:\s*var\((--[\w-]+)\)/g),
].flatMap(([, selectors, property]) =>
  [...selectors.matchAll(/\.([a-z-]+)/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'token')
    .map((name) => ({ name, property })),
);

const TEXTS = [
  ['--ifm-color-content', '--ifm-background-color'],
  ['--ifm-heading-color', '--ifm-background-color'],
  ['--ifm-color-primary', '--ifm-background-color'],
  ['--ifm-color-primary', '--site-surface'],
  ['--site-muted', '--ifm-background-color'],
  ['--site-muted', '--site-surface'],
  ['--site-accent', '--ifm-background-color'],
  ['--site-accent', '--site-surface'],
] as const;

it('measures as the standard does', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
});

it('code is marked with the tokens that have a color', () => {
  expect(new Set(TOKENS.map(({ name }) => name))).toEqual(COLORED);
});

describe.each(Object.entries(MODES))('in the %s mode', (_mode, mode) => {
  it('there are the tokens of a theme', () => {
    expect(TOKENS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['comment', 'keyword', 'string', 'number', 'function', 'class-name']),
    );
  });

  it.each(TOKENS)('$name can be read on code, marked or not', ({ property }) => {
    for (const background of ['--site-code-background', '--code-marked']) {
      expect(contrast(mode[property], mode[background])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('so can code that is no token', () => {
    expect(contrast(mode['--site-code-color'], mode['--site-code-background'])).toBeGreaterThan(7);
  });

  it.each(TEXTS)('%s can be read on %s', (text, background) => {
    expect(contrast(mode[text], mode[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['--site-focus', '--site-control-line'])('%s can be seen on every background', (line) => {
    for (const background of ['--ifm-background-color', '--site-surface']) {
      expect(contrast(mode[line], mode[background])).toBeGreaterThanOrEqual(3);
    }
  });

  it('the label of a filled button can be read', () => {
    const { '--ifm-background-color': label, '--ifm-color-primary': button } = mode;
    expect(contrast(label, button)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(label, mode['--ifm-color-primary-darkest'])).toBeGreaterThanOrEqual(4.5);
  });
});
