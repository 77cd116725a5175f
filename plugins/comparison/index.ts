import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { highlightCode } from '../../src/components/highlightCode';
import { textMessages, translateForm } from './formTexts';
import { countLines, weighForm } from './measureForm';
import { projectFacts, readManifest } from './projectFacts';
import type { ComparedForm } from './types';

/** The compared libraries, by their package. */
const LIBRARIES: Record<string, string> = {
  bindform: 'Bindform',
  'react-hook-form': 'React Hook Form',
  formik: 'Formik',
  antd: 'Ant Design',
};

/** Code of the forms by package, in the language of the site. */
type Content = Record<string, string>;

const fileOf = (id: string) => path.join(__dirname, 'forms', `${id}.tsx`);

const weights = new Map<string, Promise<number>>();

/** The languages are built one after the other, and the weight is the same in all. */
function weightOf(id: string): Promise<number> {
  const weight = weights.get(id) ?? weighForm(fileOf(id));
  weights.set(id, weight);
  return weight;
}

function checkLibrary(siteDir: string): void {
  if (fs.existsSync(path.join(siteDir, 'packages/bindform/dist/index.production.js'))) return;
  throw new Error(
    'The comparison plugin weighs the built library, which is missing. Run npm run build:library.',
  );
}

/** Figures of the home page and the same form in four libraries; see the README of this folder. */
export default function comparison({ siteDir }: LoadContext): Plugin<Content> {
  const describeForm = async ([id, source]: [string, string]): Promise<ComparedForm> => ({
    id,
    name: LIBRARIES[id],
    version: readManifest(path.join(siteDir, 'node_modules', id)).version,
    lines: countLines(source),
    bytes: await weightOf(id),
    html: highlightCode(source, 'tsx'),
  });
  return {
    name: 'comparison',
    getPathsToWatch: () => [path.join(__dirname, 'forms/*.tsx')],
    loadContent: async () =>
      Object.fromEntries(
        Object.keys(LIBRARIES).map((id) => [id, fs.readFileSync(fileOf(id), 'utf8')]),
      ),
    getTranslationFiles: textMessages,
    translateContent: ({ content, translationFiles }) =>
      Object.fromEntries(
        Object.entries(content).map(([id, source]) => [
          id,
          translateForm(source, translationFiles),
        ]),
      ),
    async contentLoaded({ content, actions }) {
      checkLibrary(siteDir);
      const forms = await Promise.all(Object.entries(content).map(describeForm));
      await actions.createData('forms.json', forms);
      await actions.createData('facts.json', projectFacts(siteDir));
    },
  };
}
