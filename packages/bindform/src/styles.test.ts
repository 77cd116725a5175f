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

it('has a dark value for each colour of its own, by choice and by preference', () => {
  const coloursIn = (block: string) =>
    [...block.matchAll(/(--[\w-]+): #/g)].map(([, name]) => name).sort();
  const [light, preferred, chosen] = [...css.matchAll(/:root[^{]*\{([^}]*)\}/g)];
  expect(coloursIn(light[1])).not.toEqual([]);
  expect(coloursIn(preferred[1])).toEqual(coloursIn(light[1]));
  expect(coloursIn(chosen[1])).toEqual(coloursIn(light[1]));
});

it('names classes of its own alone, so that noStyle leaves nothing to style', () => {
  for (const name of matches(/\.([a-z][\w-]*)/g)) expect(name).toMatch(/^bindform(-|$)/);
});

it('is written for every direction of writing', () => {
  expect(css).not.toMatch(/(?:^|[\s{;-])(?:left|right|top|bottom|width|height)\s*:/m);
});

it('tells errors apart where colours are forced', () => {
  expect(css).toMatch(/@media \(forced-colors: active\) \{\s*\.bindform-error/);
});
