import fs from 'node:fs';
import path from 'node:path';
import { BUILD_DIR } from '../support/site';

const CSS_DIR = path.join(BUILD_DIR, 'assets/css');

/** The parts of a selector list; commas in parentheses do not separate. */
const partsOf = (list: string) =>
  list.match(/(?:[^,(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

/** What a selector ends with, without the arguments of its pseudo-classes. */
function endOf(selector: string): string {
  let text = selector;
  while (/\([^()]*\)/.test(text)) text = text.replaceAll(/\([^()]*\)/g, '');
  return text
    .trim()
    .split(/[\s>+~]+/)
    .at(-1)!;
}

test('a selector with :has() ends in an element, a class or an attribute, or every change would restyle the page', () => {
  const [name] = fs.readdirSync(CSS_DIR).filter((file) => file.startsWith('styles.'));
  const css = fs.readFileSync(path.join(CSS_DIR, name), 'utf8');
  const selectors = [...css.matchAll(/[^{}]*(?=\{)/g)]
    .flatMap(([list]) => partsOf(list))
    .filter((selector) => selector.includes(':has('));
  expect(selectors.length).toBeGreaterThan(10);
  // Browsers look into `:is()` and `:where()`.
  expect(selectors.filter((selector) => !/^([.#[a-z]|:is|:where)/i.test(endOf(selector)))).toEqual(
    [],
  );
});
