import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { copySite, type SiteCopy } from '../../../packages/site-tools/site-copy/copySite';
import { search } from '../../../plugins/search/engine/search';
import { TRANSLATED_PAGES } from '../../../src/mdx/translatedPages';
import { BuiltSearch } from '../../support/builtSearch';
import { runTree } from '../../support/processTree';
import { readRecipes, writeStep } from '../../support/recipes';
import { BASE, SITE_DIR } from '../../support/site';

/** A build of one language on a busy machine (ms). */
const BUILD_PATIENCE = 600_000;

const PAGE = `---
title: Diseño de formularios
subtitle: Etiquetas, dirección y campos de solo lectura
description: Cómo se colocan las etiquetas y los campos de un formulario.
---

Un formulario se adapta a su lugar: véase la [introducción](./start.mdx).

## Etiquetas {#label}

La palabra murciélago se busca en esta página.
`;

let copy: SiteCopy;

const run = (command: string) =>
  runTree('bash', ['-c', command], {
    cwd: copy.dir,
    env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', CI: 'true' },
  });

async function succeed(command: string): Promise<void> {
  const { status, output } = await run(command);
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${output}`);
}

const inCopy = (file: string) => path.join(copy.dir, file);

function translate(file: string, messages: Record<string, string>): void {
  const content = JSON.parse(fs.readFileSync(inCopy(file), 'utf8')) as Record<string, object>;
  for (const [id, message] of Object.entries(messages)) {
    if (!content[id]) throw new Error(`${file} has no "${id}".`);
    content[id] = { ...content[id], message };
  }
  fs.writeFileSync(inCopy(file), JSON.stringify(content));
}

const built = (page: string) => load(fs.readFileSync(inCopy(`build/es/${page}.html`), 'utf8'));

const langOf = ($: ReturnType<typeof load>, selector: string) =>
  $(selector).closest('[lang]').attr('lang');

// The recipe for contributors, then two messages and one page.
beforeAll(async () => {
  copy = copySite(SITE_DIR);
  const guide = fs.readFileSync(inCopy('CONTRIBUTING.md'), 'utf8');
  const recipe = readRecipes(guide).find(({ title }) => title === 'Add a language');
  for (const step of recipe?.steps ?? []) {
    if (step.kind === 'run') await succeed(step.command);
    else writeStep(copy.dir, step);
  }
  translate('i18n/es/code.json', {
    'translation.missing': 'Esta página todavía no está traducida.',
    'home.title': 'Formularios que siguen tus datos',
  });
  const page = inCopy(`i18n/es/${TRANSLATED_PAGES}/intro/layout.mdx`);
  fs.mkdirSync(path.dirname(page), { recursive: true });
  fs.writeFileSync(page, PAGE);
  // A language that is built alone has no folder.
  await succeed('npm run build:library && npx docusaurus build --locale es --locale zh-CN');
}, BUILD_PATIENCE);
afterAll(() => copy?.remove());

describe('a language with one page and two messages', () => {
  it('shows a page without translation in English, and says so', () => {
    const $ = built('intro/use-watch');
    expect($('html').attr('lang')).toBe('es');
    expect(langOf($, 'article h1')).toBe('en-US');
    const note = $('main [role=note]');
    expect(note.text()).toContain('Esta página todavía no está traducida.');
    expect(note.closest('[lang]').attr('lang')).toBe('es');
    expect(note.find('a').attr('href')).toContain('i18n%2Fes%2F');
  });

  it('shows its own page, and tells readers that it has not been reviewed and what it lacks', () => {
    const $ = built('intro/layout');
    expect($('article h1').text()).toBe('Diseño de formularios');
    expect(langOf($, 'article h1')).toBe('es');
    const told = $('main [role=note] li')
      .toArray()
      .map((item) => $(item).text());
    expect(told.filter((text) => text.includes('not reviewed yet'))).toHaveLength(2);
    expect(told.find((text) => text.startsWith('Form direction'))).toContain('only in English');
  });

  it('links between a page that is translated and one that is not, both ways', () => {
    const links = (page: string) =>
      built(page)('.markdown a')
        .toArray()
        .map(({ attribs }) => attribs.href.replace(/#.*/, ''));
    expect(links('intro/layout')).toContain(`${BASE}es/intro/start`);
    expect(links('intro/start')).toContain(`${BASE}es/intro/layout`);
  });

  it('marks as English what is English: messages, demos and the API', () => {
    const home = built('index');
    expect(home('h1').text()).toBe('Formularios que siguen tus datos');
    expect(langOf(home, 'h1')).toBe('es');
    expect(home('a[href$="/intro/start"] [lang=en-US]').first().text()).toBe('Get started');

    const demo = built('~demos/layout-direction');
    expect(langOf(demo, 'main h1')).toBe('en-US');
    expect(langOf(demo, '[data-demo-preview] *')).toBe('en-US');
    const api = built('api/form-props');
    expect(api('[id="api-Form"] [lang=en]').length).toBeGreaterThan(0);
  });

  it('is in the language menu, with every other language', () => {
    const $ = built('intro/layout');
    expect($(`a[hreflang=es][href="${BASE}es/intro/layout"]`).length).toBeGreaterThan(0);
    expect($(`a[hreflang=en-US][href="${BASE}intro/layout"]`).length).toBeGreaterThan(0);
  });

  it('can be searched for what is translated and for what is not', () => {
    const { collection } = new BuiltSearch({ prefix: 'es/' }, inCopy('build'));
    const first = (words: string) =>
      search(collection, words)
        .flatMap(({ hints }) => hints)
        .find(({ rank }) => rank === 0)?.link;
    expect(first('murciélago')).toContain(`${BASE}es/intro/layout`);
    expect(first('form validation')).toContain(`${BASE}es/intro/vaild`);
  });
});

describe('npm run i18n:check', () => {
  it(
    'lists what is missing and does not fail',
    async () => {
      const { status, output } = await run('npm run -s i18n:check');
      expect(output).toContain(`i18n/es/${TRANSLATED_PAGES}/intro/use-watch.mdx is missing`);
      expect(output).toMatch(/i18n\/es\/code\.json: \d+ messages are still in English/);
      expect(output).not.toContain('zh-CN');
      expect(status).toBe(0);
    },
    BUILD_PATIENCE,
  );

  it(
    'fails where it is strict, and for no language that is complete',
    async () => {
      expect((await run('npm run -s i18n:check -- --strict')).status).toBe(1);
      expect((await run('npm run -s i18n:check -- --strict --locale zh-CN')).status).toBe(0);
    },
    BUILD_PATIENCE,
  );
});
