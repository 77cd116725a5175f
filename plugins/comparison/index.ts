import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { describeForm } from './describeForm';
import { textMessages, translateForm } from './formTexts';
import { describeGuide, mapGuideSources, readGuideSources, type GuideSources } from './guideGroups';
import { projectFacts } from './projectFacts';

/** The compared libraries of the home page, by their package. */
const LIBRARIES: Record<string, string> = {
  bindform: 'Bindform',
  'react-hook-form': 'React Hook Form',
  formik: 'Formik',
  antd: 'Ant Design',
};

/** Code of the forms in the language of the site. */
interface Content {
  /** The form of the home page, by package. */
  home: Record<string, string>;
  guide: GuideSources;
}

const fileOf = (id: string) => path.join(__dirname, 'forms', `${id}.tsx`);

function checkLibrary(siteDir: string): void {
  if (fs.existsSync(path.join(siteDir, 'packages/bindform/dist/index.production.js'))) return;
  throw new Error(
    'The comparison plugin weighs the built library, which is missing. Run npm run build:library.',
  );
}

/** Figures of the home page, and the same forms in several libraries; see the README of this folder. */
export default function comparison({ siteDir }: LoadContext): Plugin<Content> {
  const describeHome = ([id, source]: [string, string]) =>
    describeForm({
      id,
      name: LIBRARIES[id],
      packageDir: path.join(siteDir, 'node_modules', id),
      file: fileOf(id),
      source,
    });
  return {
    name: 'comparison',
    getPathsToWatch: () => [path.join(__dirname, '{forms,guide}/**/*.{ts,tsx}')],
    loadContent: async () => ({
      home: Object.fromEntries(
        Object.keys(LIBRARIES).map((id) => [id, fs.readFileSync(fileOf(id), 'utf8')]),
      ),
      guide: readGuideSources(),
    }),
    getTranslationFiles: textMessages,
    translateContent({ content: { home, guide }, translationFiles }) {
      const translate = (source: string) => translateForm(source, translationFiles);
      const entries = Object.entries(home).map(([id, source]) => [id, translate(source)]);
      return { home: Object.fromEntries(entries), guide: mapGuideSources(guide, translate) };
    },
    async contentLoaded({ content: { home, guide }, actions }) {
      checkLibrary(siteDir);
      const forms = await Promise.all(Object.entries(home).map(describeHome));
      await actions.createData('forms.json', forms);
      await actions.createData('guide.json', await describeGuide(siteDir, guide));
      await actions.createData('facts.json', projectFacts(siteDir));
    },
  };
}
