import fs from 'node:fs';
import path from 'node:path';

const css = fs.readFileSync(path.join(__dirname, '../devtools.css'), 'utf8');

/** `Canvas` of Chromium in the light and the dark color scheme. */
const CANVAS = ['#ffffff', '#121212'];

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(...colors: [string, string]): number {
  const [dark, light] = colors.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each(['muted', 'accent'])('has a readable %s color in both color schemes', (name) => {
  const [, ...colors] =
    new RegExp(`inspector-${name}, light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ?? [];
  expect(colors).toHaveLength(2);
  colors.forEach((color, scheme) => {
    expect(contrast(color, CANVAS[scheme])).toBeGreaterThanOrEqual(4.5);
  });
});

it('has no color that is the same in both', () => {
  expect(css.replace(/light-dark\(.*?\)/g, '')).not.toMatch(/#[\da-f]{3,8}\b/i);
});

it('underlines only the selected tab where colors are forced', () => {
  expect(css).toMatch(
    /@media \(forced-colors: active\) \{\s*\S+ \[role='tab'\]\[aria-selected='false'\] \{\s*border-block-end-color: Canvas;/,
  );
});
