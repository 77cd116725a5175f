import fs from 'node:fs';
import path from 'node:path';
import { readEnglishPages } from '../../plugins/translation-status/review/pageFolder';
import { SITE_DIR } from './site';

/** All pages of the documentation as `section/page`, read from their files. */
export const ALL_ROUTES: string[] = Object.keys(readEnglishPages(SITE_DIR).pages).map((file) =>
  file.replace(/\.mdx$/, ''),
);

/**
 * The pages of a section without the name of their section.
 *
 * @param section folder of `docs`
 */
export const pagesOf = (section: string): string[] =>
  ALL_ROUTES.filter((route) => route.startsWith(`${section}/`)).map((route) =>
    route.slice(section.length + 1),
  );

/** A line of CONTRACTS.md that promises pages: the folder, then their names. */
const PROMISED_PAGES = /^ {2}- `(\w+)\/`: (.+)$/gm;

/** The pages that CONTRACTS.md promises, as `section/page`. */
export const PROMISED_ROUTES: string[] = [
  ...fs.readFileSync(path.join(SITE_DIR, 'CONTRACTS.md'), 'utf8').matchAll(PROMISED_PAGES),
].flatMap(([, section, names]) =>
  [...names.matchAll(/`([^`]+)`/g)].map(([, page]) => `${section}/${page}`),
);

/** Titles of the promised type pages by their address, the same in all languages. */
export const TYPE_TITLES: Record<string, string> = {
  form: 'Form',
  'form-item': 'FormItem',
  'form-method': 'FormMethod',
  'form-item-method': 'FormItemMethod',
  render: 'Render',
  'render-config-types': 'RenderConfigTypes',
  'get-content-options': 'GetContentOptions',
  'api-effect-options': 'ApiEffectOptions',
  'use-form-subscribe': 'UseFormSubscribe',
  'use-form-watch': 'UseFormWatch',
  'use-form-return': 'UseFormReturn',
  'context-props': 'ContextProps',
  'define-props': 'defineProps',
  attrs: 'Attrs',
  rules: 'Rules',
  watch: 'Watch',
  trigger: 'Trigger',
};
