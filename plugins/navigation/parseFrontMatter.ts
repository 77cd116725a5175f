import fs from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import { remembered } from '../../src/caches/remembered';
import { refuseDamage } from '../../src/mdx/damage';
import { refuseMisplacedFrontMatter } from '../../src/mdx/frontMatterLines';
import { englishPageOf } from '../../src/mdx/translatedPages';
import {
  placesIn,
  STRUCTURE_KEYS,
  readPageFrontMatter,
  type PageFrontMatter,
  type StructuredFrontMatter,
} from './frontMatter';
import { withProblem } from './frontMatterProblem';
import { cutTexts, slipsIn, type Slip } from './frontMatterSlips';

type ParseParams = Parameters<ParseFrontMatter>[0];

/** Where the sources of the site are and where they can be edited. */
export interface PageSources {
  /** Absolute path of the site. */
  siteDir: string;
  /** Address under which the repository's files can be edited, with its closing slash. */
  editUrl: string;
}

/** Finds that there is no file as `filename` names it; a value that is no text is a problem of the key. */
function fileProblems(filename: unknown, place: string, { siteDir }: PageSources): string[] {
  if (typeof filename !== 'string' || fs.existsSync(path.join(siteDir, filename))) return [];
  return [
    `${place}: the front matter key "filename" names "${filename}", which does not exist. Write the path of a file from the root of the repository.`,
  ];
}

/**
 * The keys of a page with the structure of the English one, so that a change of that needs no
 * translation. Titles are the page's own.
 */
function withStructureOf(
  english: StructuredFrontMatter,
  own: PageFrontMatter,
): StructuredFrontMatter {
  const { order, toc, debug, demo, filename } = english;
  const titled = (key: 'group' | 'nav') =>
    own[key] && english[key] && { title: own[key].title, order: english[key].order };
  return {
    ...own,
    ...{ order, toc, debug, demo, filename },
    ...Object.fromEntries(STRUCTURE_KEYS.map((key) => [key, english[key]])),
    ...{ group: titled('group'), nav: titled('nav') },
  };
}

/** Says in Docusaurus's own keys what our keys ask for. */
function docusaurusKeys(own: PageFrontMatter, { editUrl }: PageSources) {
  return {
    ...(own.debug && { draft: true }),
    ...(own.toc === 'content' && { hide_table_of_contents: true }),
    ...(own.filename && { custom_edit_url: editUrl + own.filename }),
  };
}

/** The keys of the English page of a translation, Docusaurus's among them; undefined without an English page. */
async function readEnglish(
  params: ParseParams,
  page: string,
  { siteDir }: PageSources,
): Promise<StructuredFrontMatter | undefined> {
  const english = englishPageOf(page);
  const filePath = english && path.join(siteDir, english);
  if (!filePath || !fs.existsSync(filePath)) return undefined;
  const fileContent = fs.readFileSync(filePath, 'utf8');
  const { frontMatter } = await readFrontMatter({ ...params, filePath, fileContent }, english);
  return { ...frontMatter, ...readPageFrontMatter(frontMatter, english, fileContent) };
}

const present = (entries: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));

const isRecord = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is known of a mistake in YAML (https://github.com/nodeca/js-yaml). */
interface YamlMistake {
  reason?: string;
  mark?: { line: number };
}

/** The limit is more than all versions of pages that a development server of a large site reads. */
const mistakes = remembered<Promise<{ of: unknown } | undefined>>('YAML mistakes', 20_000);

/** The mistake in a front matter. The parser of Docusaurus throws the first time only, and then has cached no keys. */
const mistakeIn = (params: ParseParams) =>
  mistakes(params.fileContent, () =>
    params.defaultParseFrontMatter(params).then(
      () => undefined,
      (error: unknown) => ({ of: error }),
    ),
  );

const sentences = (page: string, slips: Slip[]) =>
  slips.map(({ line, problem }) => `${page}:${line}: ${problem}`);

/** @throws Error with all the problems, one a line */
function refuse(problems: string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * Reads front matter as Docusaurus does.
 *
 * @param page path of the page, for messages
 * @throws Error naming file, line and remedy when it is no YAML or has no keys
 */
export async function readFrontMatter(params: ParseParams, page: string) {
  const { fileContent } = params;
  const mistake = await mistakeIn(params);
  if (mistake) refuseDamage(fileContent, page);
  refuseMisplacedFrontMatter(fileContent, page);
  const read = mistake ? undefined : await params.defaultParseFrontMatter(params);
  // A text or a list has no keys.
  if (read && isRecord(read.frontMatter)) return read;
  refuse(sentences(page, [...cutTexts(fileContent), ...slipsIn(fileContent)]));
  if (!mistake) {
    throw new Error(`${page}:2: the front matter has no keys. Write them as in title: Tips.`);
  }
  const { reason, mark } = mistake.of as YamlMistake;
  throw new Error(
    `${page}:${(mark?.line ?? 0) + 1}: the front matter cannot be read: ${reason ?? String(mistake.of)}. Put texts with a colon, a bracket or a quote into quotes, and close it with a line of three hyphens.`,
  );
}

/** A page of the documentation, whose problems the plugin says; not a part that pages import. */
const isDoc = (page: string) => /^docs\/(?!(?:.*\/)?_)/.test(englishPageOf(page) ?? page);

/** What is wrong with the keys and their values. */
function keyProblems(frontMatter: Record<string, unknown>, page: string, text: string): string[] {
  try {
    readPageFrontMatter(frontMatter, page, text);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** @throws Error with all that is wrong in front matter that can be read, each with its line and remedy */
async function checked(params: ParseParams, page: string, sources: PageSources) {
  const { fileContent } = params;
  const read = await readFrontMatter(params, page);
  const original = await readEnglish(params, page, sources);
  const { filename } = original ?? read.frontMatter;
  refuse([
    ...('title' in read.frontMatter || !isDoc(page)
      ? []
      : [`${page}:1: the page has no title. Write one in its front matter: title: Quick tips.`]),
    ...sentences(page, cutTexts(fileContent)),
    ...keyProblems(read.frontMatter, page, fileContent),
    ...fileProblems(filename, placesIn(page, fileContent)('filename'), sources),
  ]);
  const written = readPageFrontMatter(read.frontMatter, page, fileContent);
  const own = original ? withStructureOf(original, written) : written;
  return {
    ...read,
    frontMatter: present({
      ...read.frontMatter,
      ...own,
      ...docusaurusKeys(own, sources),
    }),
  };
}

/**
 * Makes the hook by which Docusaurus reads front matter (`markdown.parseFrontMatter`): it checks the
 * site's own keys, gives a translated page the structure of the English one, and turns `debug`,
 * `toc` and `filename` into what Docusaurus acts on.
 *
 * @param sources where the pages are and can be edited
 * @returns a parser that hands on what is wrong in a page (see `frontMatterProblem.ts`), and throws it for other files
 */
export function parsePageFrontMatter(sources: PageSources): ParseFrontMatter {
  return async (params) => {
    const page = posixPath(path.relative(sources.siteDir, params.filePath));
    try {
      return await checked(params, page, sources);
    } catch (error) {
      if (!isDoc(page)) throw error;
      return withProblem(params, (error as Error).message);
    }
  };
}
