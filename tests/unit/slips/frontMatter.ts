import { inKeys, page, PAGE, type Slip } from './slip';

/** Slips in the front matter of a page. */
export const FRONT_MATTER_SLIPS: Slip[] = [
  inKeys('a misspelt key', 'descripton: D'),
  inKeys('a key of another generator', 'date: 2020'),
  inKeys('a value of the wrong kind', "order: 'first'"),
  inKeys('a file to edit that does not exist', 'filename: src/nowhere.ts'),
  inKeys('a value that Docusaurus refuses', 'tags: form'),
  inKeys('a colon in a title', 'subtitle: BF001: a field'),
  inKeys('a key written twice', 'order: 1', 'order: 2'),
  {
    what: 'a page without title',
    files: { [PAGE]: '---\norder: 1\n---\n\nText.\n' },
    at: `${PAGE}:1: `,
  },
  inKeys('a wide colon after a key', 'subtitle：S'),
  inKeys('a text that YAML cuts', 'subtitle: Row #1, and more'),
  inKeys('no space after the colon of a key', 'order:2'),
  inKeys('a quote that is not closed', 'subtitle: "S'),
  inKeys('a bracket that is not closed', 'group: { title: G, order: 1'),
  {
    what: 'a front matter without keys',
    files: { [PAGE]: '---\ntitle:Tips\n---\n\nText.\n' },
    at: `${PAGE}:2: `,
  },
  inKeys('a conflict of git in the front matter', '<<<<<<< HEAD'),
  ...[`\n${page('Text.')}`, ` ${page('Text.')}`, '---\ntitle: T\n\nText.\n'].map((text) => ({
    what: `front matter without its first or last line: ${JSON.stringify(text)}`,
    files: { [PAGE]: text },
    at: `${PAGE}:1: `,
  })),
  {
    what: 'a space behind front matter with braces, which is right, above a heading without id',
    files: { [PAGE]: '---\ntitle: T\ngroup: { title: G, order: 1 }\n--- \n\n## A\n' },
    at: `${PAGE}:6: `,
  },
  {
    what: 'a tab in the front matter',
    files: { [PAGE]: '---\ntitle: T\ngroup:\n\ttitle: G\n---\n\nText.\n' },
    at: `${PAGE}:4: `,
  },
];
