import { lineAt } from '../../src/languages/messageFile';
import { DEMO_LABELS, INSPECTOR_TABS, type DemoTags } from './types';

/** The block must open the file, or a comment on some function below would be taken for it. */
const FIRST_BLOCK = /^\s*\/\*\*([\s\S]*?)\*\/[ \t]*\n*/;
/** A line that begins with a tag, and the text up to the next such line. */
const PART = /^@[^]*?(?=\n@|(?![^]))/gm;
const TAG = /^@(\w+)(?:\s+([\s\S]*))?$/;
const VALUE_TAGS = ['title', 'description', 'keywords', 'since', 'label', 'inspect'];
const FLAG_TAGS = ['crashes', 'client'];
/** A tag of demos inside a text. */
const STRAY = new RegExp(`(?:^|\\s)(@(?:${[...VALUE_TAGS, ...FLAG_TAGS].join('|')}))\\b`);
const KEYWORD_SEPARATOR = /\s*[,，、]\s*/;

/** Splits a list of keywords at Latin or Chinese commas. */
export function splitKeywords(text: string): string[] {
  return text.split(KEYWORD_SEPARATOR).filter((keyword) => keyword !== '');
}

interface Tag {
  value: string;
  /** Place of the tag, as the start of a message. */
  place: string;
}

/** The text of the first block without its stars, in the lines that it has in the file. */
function blockText(source: string): string {
  const [whole, block] = FIRST_BLOCK.exec(source) ?? ['', ''];
  const above = whole.slice(0, whole.indexOf('/**')).replace(/[^\n]/g, '');
  return above + block.replace(/^[^\S\n]*\*?[ \t]?/gm, '');
}

function readBlock(source: string, file: string): Map<string, Tag> {
  const tags = new Map<string, Tag>();
  const refuse = (place: string, what: string): never => {
    throw new Error(
      `${place}: ${what} in the first comment. Write each tag once, at the start of its line, and a space behind it.`,
    );
  };
  const text = blockText(source);
  for (const { index, 0: part } of text.matchAll(PART)) {
    const placeAt = (position: number) => `${file}:${lineAt(text, index + position)}`;
    const place = placeAt(0);
    const [, name, value = ''] = TAG.exec(part.trim()) ?? [];
    const stray = STRAY.exec(part.slice(1));
    if (!name) refuse(place, `"${part.split(/\s/)[0]}" is no tag`);
    if (stray) refuse(placeAt(stray.index + 2), `${stray[1]} is within the text of @${name}`);
    if (tags.has(name)) refuse(place, `@${name} is given twice`);
    tags.set(name, { value: value.replace(/\s+/g, ' ').trim(), place });
  }
  return tags;
}

/** A value of a tag that has only a few, if the demo has that tag. */
function choiceOf<Choice extends string>(
  tags: Map<string, Tag>,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const given = tags.get(name);
  const known = choices.find((choice) => choice === given?.value);
  if (known !== undefined || !given) return known;
  throw new Error(
    `${given.place}: @${name} is "${given.value}". Use one of ${choices.join(', ')}, or leave it out.`,
  );
}

function refuseUnknownTags(tags: Map<string, Tag>): void {
  const known = [...VALUE_TAGS, ...FLAG_TAGS];
  for (const [name, { place }] of tags) {
    if (!known.includes(name)) {
      throw new Error(
        `${place}: unknown tag @${name} in the first comment. Use some of ${known.map((tag) => `@${tag}`).join(', ')}.`,
      );
    }
  }
}

/** The version of `@since`, if the demo has that tag. */
function sinceOf(tags: Map<string, Tag>): string | undefined {
  const since = tags.get('since');
  if (since && !/^\d+\.\d+\.\d+$/.test(since.value)) {
    throw new Error(
      `${since.place}: @since is "${since.value}". Write a version such as 1.2.0, or leave it out.`,
    );
  }
  return since?.value;
}

/**
 * Reads what the first JSDoc block of a demo says about it.
 *
 * @param source source text of the demo
 * @param file path of the demo, for messages
 * @throws Error when the title is missing, or a tag is unknown, given twice or not where it is read, naming file and line
 */
export function parseDemoTags(source: string, file: string): DemoTags {
  const tags = readBlock(source, file);
  refuseUnknownTags(tags);
  const title = tags.get('title');
  if (!title?.value) {
    throw new Error(
      `${title?.place ?? `${file}:1`}: the demo has no title. Open the file with a comment such as /** @title Sign up */.`,
    );
  }
  return {
    title: title.value,
    description: tags.get('description')?.value ?? '',
    keywords: splitKeywords(tags.get('keywords')?.value ?? ''),
    since: sinceOf(tags),
    label: choiceOf(tags, 'label', DEMO_LABELS),
    inspect: choiceOf(tags, 'inspect', INSPECTOR_TABS),
    crashes: tags.has('crashes'),
    client: tags.has('client'),
  };
}

/** Drops the first JSDoc block, which is for the site and not for the reader of the code. */
export function dropDemoTags(source: string): string {
  return source.replace(FIRST_BLOCK, '');
}
