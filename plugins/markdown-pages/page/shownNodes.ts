import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { RootContent } from 'mdast';
import { textAttribute, type PageElement } from '../../../src/mdx/readNodes';
import type { PageDatum } from '../../api-reference/pages/pageData';
import {
  DATA_KINDS,
  dataFile,
  type ReferenceComponent,
} from '../../api-reference/pages/shownDefinitions';
import type { DemoAsset } from '../../demos/types';
import { apiNodes } from './apiNodes';
import { demoNodes } from './demoNodes';
import { htmlNodes } from './htmlNodes';
import type { Words } from './words';

/** Where the data of components is, and how their texts are made. */
export interface ShownContext {
  /** Docusaurus's folder of generated files. */
  generatedFilesDir: string;
  /** Absolute address of the language's home page, with a slash at its end. */
  home: string;
  words: Words;
  /** Makes the address of a link absolute. */
  absolute: (url: string) => string;
  /** CSS selectors of what components have rendered, by the name of the component. */
  rendered: Record<string, string>;
  /** The built page. */
  html: string;
}

const readJson = <T>(...parts: string[]) =>
  JSON.parse(fs.readFileSync(path.join(...parts), 'utf8')) as T;

/** Reads a demo as the plugin for demos has it in the language of the build. */
export const readDemo = (generatedFilesDir: string, id: string): DemoAsset =>
  readJson(generatedFilesDir, 'demos/default/assets', `${id}.json`);

/** The results of components in a built page, in their order. */
function renderedParts({ html, rendered }: ShownContext): string[] {
  const $ = load(html);
  const selectors = [...new Set(Object.values(rendered))].map((selector) => `main ${selector}`);
  const found = $(selectors.join(', ')).toArray();
  return found.map((element) => $.html(element));
}

/**
 * Makes a function that gives what the components of a page show, in the order of the page.
 *
 * @returns undefined for a component that shows nothing by itself
 */
export function shownNodes(
  context: ShownContext,
): (element: PageElement) => RootContent[] | undefined {
  const { generatedFilesDir, home, rendered } = context;
  let parts: string[] | undefined;
  return (element) => {
    const { name } = element;
    const id = textAttribute(element, 'id') ?? '';
    if (name === 'Demo') return demoNodes(readDemo(generatedFilesDir, id), `${home}~demos/${id}`);
    if (name && name in DATA_KINDS) {
      const component = name as ReferenceComponent;
      const file = dataFile({ component, id, only: textAttribute(element, 'only') });
      return apiNodes(
        id,
        readJson<PageDatum>(generatedFilesDir, 'api-reference/default', file),
        context,
      );
    }
    if (!name || !(name in rendered)) return undefined;
    parts ??= renderedParts(context);
    const html = parts.shift();
    if (html) return htmlNodes(html);
    throw new Error(
      `<${name}> is not in the built page: "${rendered[name]}" finds fewer elements than the page has components. Correct the option "rendered" of the plugin markdown-pages.`,
    );
  };
}
