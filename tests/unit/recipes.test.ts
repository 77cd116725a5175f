import fs from 'node:fs';
import path from 'node:path';
import { changeLines, readRecipes } from '../support/recipes';
import { SITE_DIR } from '../support/site';

const recipes = readRecipes(fs.readFileSync(path.join(SITE_DIR, 'CONTRIBUTING.md'), 'utf8'));

it('the contributing guide has a recipe for everything that people add', () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    'Add a page',
    'Add a sidebar group',
    'Add a tab',
    'Add a demo',
    'Add a message of the interface',
    'Translate what is new',
    'Add a warning',
    'Add an API option',
    'Add a plugin',
    'Add a language',
  ]);
});

it('every recipe says how long it takes, and has steps', () => {
  const lacking = recipes.filter(({ duration, steps }) => !duration || steps.length === 0);
  expect(lacking.map(({ title }) => title)).toEqual([]);
});

describe('changeLines', () => {
  it('puts in, takes out and keeps lines, also by their beginning', () => {
    expect(changeLines('a\nb and more\nc', [' b…', '+x', '-c'])).toBe('a\nb and more\nx');
  });

  it.each([
    ['0 times', [' z']],
    ['2 times', [' a']],
  ])('refuses lines that are there %s', (count, lines) => {
    expect(() => changeLines('a\na', lines)).toThrow(count);
  });
});
