import fs from 'node:fs';
import path from 'node:path';
import { codes, type Code } from '../../packages/bindform/src/codes';
import { LOCALES, pagesFolder, SITE_DIR } from '../support/site';

const MESSAGE = /^## [^\n]*\{#message\}\n\n```text\n(?<message>[^`]+)\n```$/m;

/** What the development build says, whatever the culprit, if there is one. */
function sentenceOf(code: Code): RegExp {
  const { problem, remedy } = codes[code];
  const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const said = problem.split('{}').map(literally).join('.+');
  return new RegExp(`^\\[bindform\\] ${code}: ${said} ${literally(remedy)}$`);
}

describe.each(LOCALES)('the pages of the codes in $id', ({ id }) => {
  const folder = path.join(SITE_DIR, pagesFolder(id), 'errors');

  it('are one for each code, and an overview that leads to them', () => {
    const files = Object.keys(codes).map((code) => `${code}.mdx`);
    expect(fs.readdirSync(folder).sort()).toEqual([...files, 'overview.mdx']);
    const overview = fs.readFileSync(path.join(folder, 'overview.mdx'), 'utf8');
    expect(files.filter((file) => !overview.includes(`](./${file})`))).toEqual([]);
  });

  it.each(Object.keys(codes) as Code[])('%s quotes the sentence of the library', (code) => {
    const page = fs.readFileSync(path.join(folder, `${code}.mdx`), 'utf8');
    // The page breaks the lines of a message, as a console does.
    const message = MESSAGE.exec(page)?.groups?.message.replace(/\n/g, ' ');
    expect(message).toMatch(sentenceOf(code));
    expect(page).toMatch(new RegExp(`^title: "?${code}[:：]`, 'm'));
  });
});
