import fs from 'node:fs';
import path from 'node:path';
import { changeLines, readRecipes, type RecipeStep } from '../support/recipes';
import { SITE_DIR } from '../support/site';

const recipes = readRecipes(fs.readFileSync(path.join(SITE_DIR, 'CONTRIBUTING.md'), 'utf8'));

it('the contributing guide has a recipe for everything that people add', () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    'Add a page',
    'Add a sidebar group',
    'Add an alert',
    'Add a tab',
    'Move a page',
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

/** Messages that `write-translations` adds; the slow test runs it. */
const GENERATED = /^i18n\/zh-CN\/(?:code\.json|demos\/)/;

it('every change applies to the site as it is', () => {
  const files = new Map<string, string>();
  const textOf = (file: string) =>
    files.get(file) ?? fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
  const apply = (step: RecipeStep) => {
    if (step.kind === 'create') files.set(step.file, step.text);
    else if (step.kind === 'change' && !GENERATED.test(step.file)) {
      files.set(step.file, changeLines(textOf(step.file), step.lines));
    }
  };
  expect(() => recipes.flatMap(({ steps }) => steps).forEach(apply)).not.toThrow();
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
