import fs from 'node:fs';
import path from 'node:path';

/** How much is generated. */
export interface Size {
  /** Pages in each language. */
  pages: number;
  demos: number;
}

const ENGLISH = 'docs/generated';
const CHINESE = 'i18n/zh-CN/docusaurus-plugin-content-docs/current/generated';
const SECTIONS = 6;
const PER_GROUP = 20;

function write(dir: string, file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
}

/** A page of the length of the site's own: six sections, two code blocks, links to its neighbors. */
function pageText(
  number: number,
  { pages }: Size,
  words: string,
  demo: string,
  keys: string,
): string {
  const group = Math.floor(number / PER_GROUP);
  const section = (each: number) =>
    [
      `## ${words} ${each} {#part-${each}}`,
      Array(12).fill(`${words} ${number} ${each}.`).join(' '),
      `[${words}](./page-${(number + each) % pages}.mdx#part-${each})`,
      ...(each % 3 === 0
        ? [`\`\`\`tsx\nconst value${each} = { page: ${number}, part: <p>${each}</p> };\n\`\`\``]
        : []),
    ].join('\n\n');
  return [
    `---\ntitle: ${words} ${number}\ndescription: ${words} ${number}\norder: ${number % PER_GROUP}\ngroup: { title: ${words} ${group}, order: ${group} }\n${keys}---`,
    demo,
    ...Array.from({ length: SECTIONS }, (_, each) => section(each)),
    '',
  ].join('\n\n');
}

/**
 * Adds pages in both languages, and demos, to a site.
 *
 * @param dir absolute path of the site
 * @param size how many
 * @param withDemos whether the pages show the demos, which a stock site cannot
 */
export function generateSite(dir: string, size: Size, withDemos: boolean): void {
  const demoOf = (number: number) =>
    withDemos && number < size.demos ? `<Demo id="generated-demo-${number}" />` : 'Text.';
  // The site refuses a folder without a sidebar, unless its pages say so; a stock site makes one of all pages.
  const keys = withDemos ? 'displayed_sidebar: null\n' : '';
  for (let number = 0; number < size.pages; number += 1) {
    const name = `page-${number}.mdx`;
    const demo = demoOf(number);
    write(dir, `${ENGLISH}/${name}`, pageText(number, size, 'Generated words', demo, keys));
    write(dir, `${CHINESE}/${name}`, pageText(number, size, '生成的文字', demo, keys));
  }
  if (!withDemos) return;
  for (let number = 0; number < size.demos; number += 1) {
    const name = `generated/demo-${number}`;
    write(
      dir,
      `demos/${name}.tsx`,
      `/** @title Demo ${number} */\nimport { useForm } from 'bindform';\n\nexport default function Demo() {\n  const { render } = useForm({ city: 'Lyon' });\n  return render('city', { label: 'City' })(<input />);\n}\n`,
    );
    const messages = { '@title': { message: `示例 ${number}` }, City: { message: '城市' } };
    write(dir, `i18n/zh-CN/demos/${name}.json`, JSON.stringify(messages));
  }
}

/** Configuration of a site that Docusaurus makes by itself of such pages. */
export const STOCK_CONFIG = `export default {
  title: 'Stock',
  url: 'https://example.org',
  baseUrl: '/',
  trailingSlash: false,
  i18n: { defaultLocale: 'en-US', locales: ['en-US', 'zh-CN'] },
  onBrokenLinks: 'warn',
  markdown: { mdx1Compat: { headingIds: true } },
  future: { v4: true, faster: { swcJsLoader: true, swcJsMinimizer: true, swcHtmlMinimizer: true, lightningCssMinimizer: true, rspackBundler: true, mdxCrossCompilerCache: true } },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
`;
