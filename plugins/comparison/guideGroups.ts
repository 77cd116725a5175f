import fs from 'node:fs';
import path from 'node:path';
import { highlightCode } from '../../src/components/highlightCode';
import { describeForm } from './describeForm';
import { GUIDE_FORMS, GUIDE_LIBRARIES, type GuideForm, type GuideLibrary } from './guideForms';
import renders from './guideRenders.json';
import type { GuideEntry, GuideGroup } from './types';

const FOLDER = path.join(__dirname, 'guide');

/** Code of the files of each form, by name, in the language of the site. */
export type GuideSources = Record<GuideForm, Record<string, string>>;

const mapForms = <V>(make: (form: GuideForm) => V) =>
  Object.fromEntries(GUIDE_FORMS.map((form) => [form, make(form)])) as Record<GuideForm, V>;

/** Reads the forms of the guide, and what they share. */
export const readGuideSources = (): GuideSources =>
  mapForms((form) => {
    const folder = path.join(FOLDER, form);
    const names = fs.readdirSync(folder).sort();
    return Object.fromEntries(
      names.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
    );
  });

/** Changes the code of all forms, for example into another language. */
export const mapGuideSources = (
  sources: GuideSources,
  change: (source: string) => string,
): GuideSources =>
  mapForms((form) =>
    Object.fromEntries(Object.entries(sources[form]).map(([name, code]) => [name, change(code)])),
  );

const isForm = (name: string) => name.endsWith('.tsx');

async function groupOf(form: GuideForm, siteDir: string, sources: GuideSources) {
  const files = sources[form];
  const describe = async (id: GuideLibrary): Promise<GuideEntry> => {
    const library = GUIDE_LIBRARIES[id];
    const described = await describeForm({
      id,
      name: library.name,
      packageDir: path.join(siteDir, 'node_modules', library.package),
      file: path.join(FOLDER, form, `${id}.tsx`),
      source: files[`${id}.tsx`],
    });
    return { ...described, renders: renders[form][id] };
  };
  const shared = Object.entries(files).filter(([name]) => !isForm(name));
  return {
    entries: await Promise.all((Object.keys(GUIDE_LIBRARIES) as GuideLibrary[]).map(describe)),
    shared: shared.map(([name, code]) => ({ name, html: highlightCode(code, 'ts') })),
  };
}

/**
 * Measures the forms of the guide.
 *
 * @param siteDir absolute path of the site
 * @param sources their code in the language of the site
 * @throws Error when a form cannot be bundled
 */
export async function describeGuide(
  siteDir: string,
  sources: GuideSources,
): Promise<Record<GuideForm, GuideGroup>> {
  const groups = await Promise.all(GUIDE_FORMS.map((form) => groupOf(form, siteDir, sources)));
  return mapForms((form) => groups[GUIDE_FORMS.indexOf(form)]);
}
