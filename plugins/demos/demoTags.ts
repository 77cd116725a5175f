import { DEMO_LABELS, INSPECTOR_TABS, type DemoTags } from './types';

/** The block must open the file, or a comment on some function below would be taken for it. */
const FIRST_BLOCK = /^\s*\/\*\*([\s\S]*?)\*\/[ \t]*\n*/;
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

function readBlock(source: string, file: string): Map<string, string> {
  const block = FIRST_BLOCK.exec(source)?.[1] ?? '';
  const text = block.replace(/^\s*\*?[ \t]?/gm, '').trim();
  const tags = new Map<string, string>();
  const refuse = (what: string): never => {
    throw new Error(
      `${file}: ${what} in the first comment. Write each tag once, at the start of its line, and a space behind it.`,
    );
  };
  for (const part of text.split(/\n(?=@)/)) {
    const [, name, value = ''] = TAG.exec(part.trim()) ?? [];
    const stray = STRAY.exec(value)?.[1];
    if (stray) refuse(`${stray} is within the text of @${name}`);
    if (tags.has(name)) refuse(`@${name} is given twice`);
    if (name) tags.set(name, value.replace(/\s+/g, ' ').trim());
    else if (part.startsWith('@')) refuse(`"${part.split(/\s/)[0]}" is no tag`);
  }
  return tags;
}

/** A value of a tag that has only a few, if the demo has that tag. */
function choiceOf<Choice extends string>(
  tags: Map<string, string>,
  name: string,
  choices: readonly Choice[],
  file: string,
): Choice | undefined {
  const given = tags.get(name);
  const known = choices.find((choice) => choice === given);
  if (known ?? given === undefined) return known;
  throw new Error(
    `${file}: @${name} is "${given}". Use one of ${choices.join(', ')}, or leave it out.`,
  );
}

/**
 * Reads what the first JSDoc block of a demo says about it.
 *
 * @param source source text of the demo
 * @param file path of the demo, for messages
 * @throws Error when the title is missing, or a tag is unknown, given twice or not where it is read, naming the file
 */
export function parseDemoTags(source: string, file: string): DemoTags {
  const tags = readBlock(source, file);
  const known = [...VALUE_TAGS, ...FLAG_TAGS];
  for (const name of tags.keys()) {
    if (!known.includes(name)) {
      throw new Error(
        `${file}: unknown tag @${name} in the first comment. Use some of ${known.map((tag) => `@${tag}`).join(', ')}.`,
      );
    }
  }
  const title = tags.get('title');
  if (!title) {
    throw new Error(
      `${file}: the demo has no title. Open the file with a comment such as /** @title Sign up */.`,
    );
  }
  const since = tags.get('since');
  if (since !== undefined && !/^\d+\.\d+\.\d+$/.test(since)) {
    throw new Error(
      `${file}: @since is "${since}". Write a version such as 1.2.0, or leave it out.`,
    );
  }
  return {
    title,
    description: tags.get('description') ?? '',
    keywords: splitKeywords(tags.get('keywords') ?? ''),
    since,
    label: choiceOf(tags, 'label', DEMO_LABELS, file),
    inspect: choiceOf(tags, 'inspect', INSPECTOR_TABS, file),
    crashes: tags.has('crashes'),
    client: tags.has('client'),
  };
}

/** Drops the first JSDoc block, which is for the site and not for the reader of the code. */
export function dropDemoTags(source: string): string {
  return source.replace(FIRST_BLOCK, '');
}
