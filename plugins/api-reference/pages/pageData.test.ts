import { definition, property } from '../fixtures/definition';
import { definitionLinks, type ReferencePage } from './definitionLinks';
import { missingDefinitions, pageData } from './pageData';
import { searchEntries } from './searchEntries';
import { parsePage } from '../../../src/mdx/parsePage';
import { dataFile, shownDefinitions } from './shownDefinitions';

const page = (permalink: string, mdx: string): ReferencePage => ({
  permalink,
  file: `docs${permalink}.mdx`,
  shown: shownDefinitions(parsePage(mdx)),
});

const definitions = {
  Field: definition('Field', [property('name'), property('rules', 'Run in `order`.')]),
  Rules: { ...definition('Rules'), usedIn: ['Field'] },
};

describe('shownDefinitions', () => {
  it('finds the components of a page and what they ask for, but not those in examples', () => {
    const mdx =
      '<API id="Field" only="name rules" />\n\n```mdx\n<API id="Other" />\n```\n<UsedIn id=\'Rules\' />';
    expect(shownDefinitions(parsePage(mdx))).toEqual([
      { component: 'API', id: 'Field', only: 'name rules', line: 1 },
      { component: 'UsedIn', id: 'Rules', line: 6 },
    ]);
  });

  it('names a data file for each kind and each part', () => {
    expect(dataFile({ component: 'API', id: 'Field' })).toBe('Field.table.json');
    expect(dataFile({ component: 'API', id: 'Field', only: 'name rules' })).toBe(
      'Field.name.rules.table.json',
    );
    expect(dataFile({ component: 'TypeSignature', id: 'Field' })).toBe('Field.declaration.json');
  });
});

describe('definitionLinks', () => {
  it('prefers the page of the declaration, and links what is not first on its page by anchor', () => {
    const pages = [
      page('/api/field', '<API id="Field" /><API id="Rules" />'),
      page('/api/start', '<API id="Field" only="name" />'),
      page(
        '/types/rules',
        '<TypeSignature id="Rules" /><API id="Rule" /><TypeSignature id="Rule" />',
      ),
    ];
    expect(definitionLinks(pages)).toEqual({
      Field: '/api/field',
      Rules: '/types/rules',
      Rule: '/types/rules#api-Rule',
    });
  });
});

describe('pageData', () => {
  const pages = [page('/api/field', '<API id="Field" /><UsedIn id="Rules" /><API id="Gone" />')];

  it('has a file for each thing shown, and no other', () => {
    const data = pageData(pages, { state: 'ready', definitions });
    expect([...data.keys()]).toEqual(['Field.table.json', 'Rules.usages.json', 'Gone.table.json']);
    expect(data.get('Field.table.json')).toMatchObject({
      state: 'ready',
      rows: [{ name: 'name' }, {}],
    });
    expect(data.get('Rules.usages.json')).toEqual({
      state: 'ready',
      names: [{ text: 'Field', code: true, href: '/api/field' }],
    });
    expect(data.get('Gone.table.json')).toEqual({ state: 'missing' });
  });

  it.each(['disabled', 'resolving'] as const)('says that the definitions are %s', (state) => {
    expect([...pageData(pages, { state }).values()]).toEqual([{ state }, { state }, { state }]);
  });

  it('gives only the rows that a page asks for', () => {
    const part = page('/api/start', '<API id="Field" only="rules" />');
    const data = pageData([part], { state: 'ready', definitions });
    expect(data.get('Field.rules.table.json')).toMatchObject({ rows: [{ name: 'rules' }] });
  });
});

it('names the page that shows what does not exist', () => {
  const pages = [page('/api/a', '<API id="Gone" /><API id="Field" only="name toString" />')];
  expect(missingDefinitions(pages, definitions)).toEqual([
    'docs/api/a.mdx:1: <API id="Gone"> names nothing that the library exports. Write one of: Field, Rules.',
    'docs/api/a.mdx:1: <API id="Field"> names the property toString, which does not exist. Write one of: name.',
  ]);
});

it('lists each row of a whole table for the search, in plain words', () => {
  const pages = [page('/api/field', '<API id="Field" /><API id="Field" only="name" />')];
  expect(searchEntries(pages, definitions)).toEqual([
    {
      name: 'name',
      definition: 'Field',
      permalink: '/api/field',
      anchor: 'Field-name',
      description: 'About name.',
      type: 'string',
    },
    {
      name: 'rules',
      definition: 'Field',
      permalink: '/api/field',
      anchor: 'Field-rules',
      description: 'Run in order.',
      type: 'string',
    },
  ]);
});
