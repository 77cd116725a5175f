import path from 'node:path';
import { remembered } from '../../src/caches/remembered';
import { demoAsset, highlightDemo, ownPath, publicSource } from './demoAsset';
import { excerptOf } from './excerpt/excerptOf';
import { kitsOf } from './kits/kits';
import { packageSets } from './packageVersions';
import type { Demo, DemoCode } from './types';

/** Files for Docusaurus's generated folder: content by path in the plugin's subfolder. */
export type GeneratedFiles = Map<string, string>;

const json = (value: unknown) => JSON.stringify(value);
const codes = remembered<Promise<DemoCode>>('code of demos');
const LOAD_PART = '@site/src/components/siteFiles/loadPart';
const componentFile = (file: string) => `@site/plugins/demos/${file}`;

/** The data of a demo that its page needs at once: small, since it is in the page's chunk. */
function facts(demo: Demo, { excerpt }: DemoCode): Record<string, unknown> {
  const { id, title, description, english, since, label, inspect, crashes } = demo;
  const hasForm = !crashes && demo.files.some(({ source }) => /\buseForm[(<]/.test(source));
  const files = demo.files.map(ownPath);
  const excerptLines = excerpt.lines;
  return {
    ...{ id, title, description, english, since, label, inspect },
    ...{ hasForm, crashes, files, excerptLines },
  };
}

function entryModule(demo: Demo): string {
  const kits = kitsOf(demo);
  return [
    // First, since demos create their schemas on load.
    ...('zod' in demo.packages ? [`import '${componentFile('kits/zodWithoutEval.ts')}';`] : []),
    ...kits.map((kit) => `import ${kit} from '${componentFile(`kits/${kit}/Kit.tsx`)}';`),
    `export { default as Component } from '../sources/${demo.files[0].path}';`,
    `export const kits = [${kits.join(', ')}];`,
    "export * as devtools from 'bindform/devtools';",
  ].join('\n');
}

function clientModule(demo: Demo, code: DemoCode): string {
  const { id } = demo;
  // Data is in files instead of chunks, since each chunk has an entry in a table that every page loads.
  const file = (folder: string) =>
    `dataFile(new URL('../${folder}/${id}.json', import.meta.url).href)`;
  return [
    `import { loadPart } from '${LOAD_PART}';`,
    `import { dataFile } from '${componentFile('dataFile.ts')}';`,
    'export default {',
    `  ...${json(facts(demo, code))},`,
    `  load: () => loadPart(() => import(/* webpackChunkName: "demo-${id}" */ '../entries/${id}.js')),`,
    `  asset: ${file('assets')},`,
    `  code: ${file('code')},`,
    '};',
  ].join('\n');
}

/** Requires the entry inside a function, so that an error on load can name the demo. */
function serverModule(demo: Demo, code: DemoCode): string {
  const { id } = demo;
  const kits = kitsOf(demo);
  return [
    `import prerenderDemo from '${componentFile('prerender/prerenderDemo.tsx')}';`,
    ...kits.map((kit) => `import ${kit} from '${componentFile(`kits/${kit}/prerender.tsx`)}';`),
    `import code from '../code/${id}.json';`,
    `import asset from '../assets/${id}.json';`,
    `const demo = ${json({ ...facts(demo, code), client: demo.client, file: demo.files[0].path })};`,
    `const load = () => require('../entries/${id}.js');`,
    'let rendered;',
    'export default {',
    '  ...demo,',
    '  load: async () => load(),',
    '  asset: async () => asset,',
    '  code: async () => code,',
    '  prerender: () => {',
    `    rendered ??= prerenderDemo(demo, load, [${kits.join(', ')}]);`,
    '    return { ...rendered, code };',
    '  },',
    '};',
  ].join('\n');
}

/** Returns the folder of a demo, which is named after its page. */
export const pageOf = ({ files }: Pick<Demo, 'files'>): string => files[0].path.split('/')[0];

/** Returns the file with the pages that explain the demos of a folder, which is written once all pages are known. */
export const homesFile = (page: string): string => `homes/${page}.json`;

/** Creates the module of a folder: its demos by id, with the pages that explain them. */
const pageModule = (page: string, ids: string[]): string =>
  [
    `import homes from '../../${homesFile(page)}';`,
    ...ids.map((id, index) => `import demo${index} from '../${id}.js';`),
    'export default {',
    ...ids.map((id, index) => `  ${json(id)}: { ...demo${index}, home: homes[${json(id)}] },`),
    '};',
  ].join('\n');

async function makeCode(demo: Demo): Promise<DemoCode> {
  return { files: highlightDemo(demo), excerpt: await excerptOf(demo) };
}

/** Returns the highlighted code of a demo, cached by its source. */
const codeOf = (demo: Demo): Promise<DemoCode> =>
  codes(json([demo.id, demo.files, demo.codeWords]), () => makeCode(demo));

/**
 * Generates the modules through which pages import the demos: `client/<id>.js` and `server/<id>.js` (both are
 * `@demos/<id>`), those of a folder together (`@demos/pages/<folder>`), the localized sources, the packages that belong
 * together, and the files that are loaded on demand.
 */
export async function generatedFiles(demos: Demo[]): Promise<GeneratedFiles> {
  const files: GeneratedFiles = new Map();
  for (const demo of demos) {
    for (const file of demo.files) {
      files.set(path.posix.join('sources', file.path), publicSource(file));
    }
    files.set(`assets/${demo.id}.json`, json(demoAsset(demo)));
    const code = await codeOf(demo);
    files.set(`code/${demo.id}.json`, json(code));
    files.set(`entries/${demo.id}.js`, entryModule(demo));
    files.set(`client/${demo.id}.js`, clientModule(demo, code));
    files.set(`server/${demo.id}.js`, serverModule(demo, code));
  }
  for (const page of new Set(demos.map(pageOf))) {
    const ids = demos.filter((demo) => pageOf(demo) === page).map(({ id }) => id);
    for (const side of ['client', 'server'])
      files.set(`${side}/pages/${page}.js`, pageModule(page, ids));
  }
  files.set('packages/sets.json', json(packageSets(demos)));
  return files;
}
