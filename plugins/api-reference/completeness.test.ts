import type { Definition, Definitions, Property } from './definitions';
import { bindformReference, SITE_DIR } from './fixtures/bindform';
import { PAGE_ROOTS, sourcePages } from './fixtures/pages';
import { missingDefinitions } from './pages/pageData';
import { parsePage } from '../../src/mdx/parsePage';
import { shownDefinitions } from './pages/shownDefinitions';
import { TRANSLATIONS } from '../../src/languages/languages';
import { readDescriptions, readSourceHashes } from './translations/files';
import { referenceMessages } from './translations/messages';
import { translationProblems } from './translations/staleness';

/** The library's public vocabulary. */
const VOCABULARY = `
  bindId defaultValue initialValue rules label getContent onError customErrTips requireIndicator
  formatChangeValue readOnly readOnlyText noStyle fullWidth trigger
  direction labelPosition labelWidth
  errorStyle errorClass labelStyle labelClass formItemStyle formItemClass contentStyle contentClass
  formStyle formClass
  render useSubscribe useWatch watch unWatch model setState forceUpdate setValue setValues setError
  validate reset clearValidate removeValidator reapplyValidator
`;
const HOOKS = 'mounted apiEffect updated reset destroy';
const words = (text: string) => text.trim().split(/\s+/);

let definitions: Definitions;
beforeAll(async () => {
  definitions = await bindformReference();
}, 120_000);

it('finds every export and property of the library described in English', () => {
  const silent: string[] = [];
  for (const { name, documentation, properties } of Object.values(definitions)) {
    if (!documentation.text) silent.push(name);
    for (const property of properties) {
      const { text, replacement } = property.documentation;
      if (!text && !replacement) silent.push(`${name}.${property.name}`);
    }
  }
  expect(silent).toEqual([]);
});

/** Properties of the library's own interfaces: deeper keys belong to types written in place. */
const OWN_PROPERTY = /^\w+\.[\w-]+$/;

function allProperties(value: unknown): Property[] {
  if (typeof value !== 'object' || value === null) return [];
  const properties = (value as Partial<Definition>).properties ?? [];
  return [...properties, ...Object.values(value).flatMap(allProperties)];
}

it('finds every property described that a reader can open inside a type', () => {
  const silent = allProperties(definitions)
    .map(({ documentation }) => documentation)
    .filter(({ key, text, replacement }) => OWN_PROPERTY.test(key) && !text && !replacement);
  expect([...new Set(silent.map(({ key }) => key))]).toEqual([]);
});

const COMPLETE = TRANSLATIONS.filter(({ isComplete }) => isComplete);

it.each(COMPLETE)('has every sentence in $id, made from the English as it is now', ({ id }) => {
  const problems = translationProblems(
    referenceMessages(definitions),
    readDescriptions(SITE_DIR, id),
    readSourceHashes(SITE_DIR, id),
  );
  expect(problems).toEqual([]);
});

describe.each(Object.entries(PAGE_ROOTS))('the pages in %s', (_locale, folder) => {
  const pages = sourcePages(folder).map(({ file, mdx }) => ({
    permalink: file,
    file,
    shown: shownDefinitions(parsePage(mdx)),
  }));
  const shownIn = (section: string) =>
    pages
      .filter(({ file }) => file.includes(`/${section}/`))
      .flatMap(({ shown }) => shown.filter(({ component }) => component === 'API'));
  const namesIn = (section: string) =>
    shownIn(section).flatMap(({ id }) => definitions[id]?.properties.map(({ name }) => name) ?? []);

  it('show every export', () => {
    const shown = new Set(['api', 'types', 'guides'].flatMap(shownIn).map(({ id }) => id));
    expect(Object.keys(definitions).filter((name) => !shown.has(name))).toEqual([]);
  });

  it('show no name that does not exist', () => {
    expect(missingDefinitions(pages, definitions)).toEqual([]);
  });

  it('list every name of the vocabulary among the API pages', () => {
    const listed = new Set(namesIn('api'));
    expect(words(VOCABULARY).filter((name) => !listed.has(name))).toEqual([]);
  });

  it('list the hooks of contextProps', () => {
    const hooks = new Set(definitions.ContextProps.properties.map(({ name }) => name));
    expect(words(HOOKS).filter((name) => !hooks.has(name))).toEqual([]);
    expect(shownIn('types').map(({ id }) => id)).toContain('ContextProps');
  });

  /** The pages of a section, without its landing page. */
  const referencePages = (section: 'api' | 'types') =>
    sourcePages(folder).filter(
      ({ file }) => file.includes(`/${section}/`) && !file.endsWith('/overview.mdx'),
    );

  it('show properties, declaration, usage and an example on every types page', () => {
    const types = referencePages('types');
    expect(types).not.toHaveLength(0);
    for (const { file, mdx } of types) {
      const shown = shownDefinitions(parsePage(mdx));
      // A page may show other types on the way to its own.
      const id = shown.find(({ component }) => component === 'UsedIn')?.id;
      expect({ file, shown }).toMatchObject({
        file,
        shown: expect.arrayContaining([
          expect.objectContaining({ component: 'API', id }),
          expect.objectContaining({ component: 'TypeSignature', id }),
          expect.objectContaining({ component: 'UsedIn' }),
        ]),
      });
      expect(mdx).toContain('{#example}');
      expect(mdx).toContain('<PageTab value="properties"');
      expect(mdx).toContain('<PageTab value="declaration"');
      expect(mdx).toMatch(/^import type \{ \w+ \} from 'bindform';$/m);
    }
  });

  it('have an example, a table and links on every API page', () => {
    const api = referencePages('api');
    expect(api).not.toHaveLength(0);
    for (const { file, mdx } of api) {
      expect([file, shownDefinitions(parsePage(mdx)).length]).not.toEqual([file, 0]);
      expect(mdx).toContain('{#example}');
      expect(mdx).toMatch(/\]\(\.\.\/(intro|types)\//);
    }
  });
});

it('says since when setState is deprecated, and what replaces it, in both languages', () => {
  const setState = definitions.UseFormReturn.properties.find(({ name }) => name === 'setState');
  expect(setState?.documentation).toMatchObject({
    label: 'deprecated',
    replacement: expect.stringMatching(/1\.4\.1.*`forceUpdate`/),
  });
  const translations = COMPLETE.map(
    ({ id }) => readDescriptions(SITE_DIR, id)['UseFormReturn.setState#deprecated'].message,
  );
  expect(translations.filter((text) => !/1\.4\.1.*`forceUpdate`/.test(text))).toEqual([]);
});
