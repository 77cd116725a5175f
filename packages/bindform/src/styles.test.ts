import fs from 'node:fs';
import path from 'node:path';

const css = fs.readFileSync(path.join(__dirname, 'styles.css'), 'utf8');
const matches = (expression: RegExp) => [...css.matchAll(expression)].map(([, name]) => name);

it('sets and uses the same custom properties, all of them its own', () => {
  const set = new Set(matches(/^\s*(--[\w-]+):/gm));
  const used = new Set(matches(/var\((--[\w-]+)\)/g));
  expect([...used].sort()).toEqual([...set].sort());
  for (const name of set) expect(name).toMatch(/^--bindform-/);
});

it('has a dark value for each of its colors, by choice and by the scheme of the page alone', () => {
  const colorsIn = (block: string) =>
    [...block.matchAll(/(--[\w-]+): (?:#|light-dark|currentcolor)/g)]
      .map(([, name]) => name)
      .sort();
  const [light, ...others] = [...css.matchAll(/:root[^{]*\{([^}]*)\}/g)].map(([, block]) => block);
  expect(colorsIn(light)).not.toEqual([]);
  expect(others).toHaveLength(4);
  for (const block of others) expect(colorsIn(block)).toEqual(colorsIn(light));
  // Under a dark system a page may be light: none of its colors may depend on the system.
  const [, bySystem] =
    /@media \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/.exec(css) ?? [];
  expect(bySystem).not.toMatch(/#/);
});

it('uses only its own classes, so that noStyle leaves nothing to style', () => {
  for (const name of matches(/\.([a-z][\w-]*)/g)) expect(name).toMatch(/^bindform(-|$)/);
});

it('is written for every direction of writing', () => {
  expect(css).not.toMatch(/(?:^|[\s{;-])(?:left|right|top|bottom|width|height)\s*:/m);
});

it('distinguishes errors where colors are forced', () => {
  expect(css).toMatch(/@media \(forced-colors: active\) \{\s*\.bindform-error/);
});
