import fs from 'node:fs';
import path from 'node:path';
import type { TranslationFile, TranslationFileContent } from '@docusaurus/types';
import { lineOfKey } from '../../../src/languages/messageFile';
import { shownPath } from '../../../src/mdx/place';
import { splitKeywords } from '../demoTags';
import type { Demo, DemoFile, DemoPart } from '../types';
import { findTexts } from './findTexts';
import { localizeSource, UnknownPlaceholder } from './localizeSource';

/** The demo's own tags, next to the texts in its source, which never start with this sign. */
const TITLE = '@title';
const DESCRIPTION = '@description';
const KEYWORDS = '@keywords';

const withoutEnding = (file: string) => file.replace(/\.\w+$/, '');

function tagMessages(demo: Demo): TranslationFileContent {
  const about = `of the demo ${demo.id}`;
  return {
    [TITLE]: { message: demo.title, description: `Title ${about}` },
    ...(demo.description && {
      [DESCRIPTION]: { message: demo.description, description: `Description ${about}` },
    }),
    ...(demo.keywords.length > 0 && {
      [KEYWORDS]: {
        message: demo.keywords.join(', '),
        description: `Search words ${about}, separated by commas`,
      },
    }),
  };
}

function textMessages(file: DemoFile): TranslationFileContent {
  const texts = findTexts(file.source, file.path).map((slot) => slot.key);
  return Object.fromEntries(texts.map((text) => [text, { message: text }]));
}

/**
 * Lists what there is to translate in the demos, one file of messages for each file of code: title,
 * description and keywords of the demo under their tags, and the texts in its source under themselves.
 */
export function demoTranslationFiles(demos: Demo[]): TranslationFile[] {
  const contents = new Map<string, TranslationFileContent>();
  for (const demo of demos) {
    demo.files.forEach((file, index) => {
      const messages = { ...(index === 0 && tagMessages(demo)), ...textMessages(file) };
      if (Object.keys(messages).length > 0) {
        const name = withoutEnding(file.path);
        contents.set(name, { ...contents.get(name), ...messages });
      }
    });
  }
  return [...contents].map(([name, content]) => ({ path: name, content }));
}

/** Finds what is still the English text: a name of the API may be, and is English all the same. */
function englishParts(demo: Demo, contents: Map<string, TranslationFileContent>): DemoPart[] {
  const textsOf = (file: DemoFile) => findTexts(file.source, file.path).map(({ key }) => key);
  const messageOf = (file: DemoFile, key: string) =>
    contents.get(withoutEnding(file.path))?.[key]?.message;
  const isEnglish = (file: DemoFile, key: string, english: string) =>
    english !== '' && [undefined, '', english].includes(messageOf(file, key));
  const [entry] = demo.files;
  const texts = demo.files.flatMap((file) => textsOf(file).map((key) => ({ file, key })));
  const parts: Record<DemoPart, boolean> = {
    title: isEnglish(entry, TITLE, demo.title),
    description: isEnglish(entry, DESCRIPTION, demo.description),
    result: texts.length > 0 && texts.every(({ file, key }) => isEnglish(file, key, key)),
  };
  return (Object.keys(parts) as DemoPart[]).filter((part) => parts[part]);
}

/** The message of a text: its file, with the line. */
function messagePlace(folder: string, name: string, text: string): string {
  const file = path.join(folder, `${name}.json`);
  return `${shownPath(file)}:${lineOfKey(fs.readFileSync(file, 'utf8'), text)}`;
}

/**
 * Gives the demos in another language: their tags and the texts in their source.
 *
 * @param demos the demos in the default language
 * @param files the translated messages
 * @param folder absolute path of the folder that the messages are in, for errors
 * @throws Error naming file, line and remedy when a translation uses an unknown placeholder
 */
export function translateDemos(demos: Demo[], files: TranslationFile[], folder: string): Demo[] {
  const contents = new Map(files.map((file) => [file.path, file.content]));
  const localize = (file: DemoFile): DemoFile => {
    const name = withoutEnding(file.path);
    const messages = contents.get(name) ?? {};
    try {
      const source = localizeSource(file.source, file.path, (text) => messages[text]?.message || undefined);
      return { ...file, source };
    } catch (error) {
      if (!(error instanceof UnknownPlaceholder)) throw error;
      throw new Error(`${messagePlace(folder, name, error.text)}: ${error.message}`);
    }
  };
  return demos.map((demo) => {
    const messages = contents.get(withoutEnding(demo.files[0].path)) ?? {};
    const keywords = messages[KEYWORDS]?.message;
    return {
      ...demo,
      title: messages[TITLE]?.message || demo.title,
      description: messages[DESCRIPTION]?.message || demo.description,
      keywords: keywords === undefined ? demo.keywords : splitKeywords(keywords),
      files: demo.files.map(localize),
      english: englishParts(demo, contents),
    };
  });
}
