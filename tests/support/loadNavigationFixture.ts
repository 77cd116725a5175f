import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadSite } from '@docusaurus/core/lib/server/site';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { PageMetadata } from '../../plugins/navigation/pageMetadata';
import { SITE_DIR } from './site';

/** One way to load the fixture site. */
export interface FixtureCase {
  locale?: 'en-US' | 'zh-CN';
  mode?: 'production' | 'development';
  /** Options of the plugin and of the sidebars, passed as they are. */
  options?: { navigation?: unknown; sidebars?: unknown };
  /** Files to write over the fixture's, by their path in it. */
  files?: Record<string, string>;
}

/** What became of it: what Docusaurus made, or the message with which it stopped. */
export interface FixtureResult {
  navbar?: ThemeConfig['navbar']['items'];
  /** By section: ids of pages, labels of other entries; a group as a list that begins with its label. */
  sidebars?: Record<string, unknown[]>;
  pages?: string[];
  error?: string;
}

const PLUGIN_DIR = path.join(SITE_DIR, 'plugins/navigation');
const FIXTURE = path.join(SITE_DIR, 'tests/fixtures/navigation');

interface Item {
  type: string;
  id?: string;
  label?: string;
  items?: Item[];
}

const outline = (item: Item): unknown =>
  item.items ? [item.label, ...item.items.map(outline)] : (item.id ?? item.label);

function copyOfSite(files: Record<string, string> = {}): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-navigation-'));
  fs.cpSync(FIXTURE, siteDir, { recursive: true });
  fs.symlinkSync(path.join(SITE_DIR, 'node_modules'), path.join(siteDir, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(siteDir, file), text);
  }
  return siteDir;
}

function rootMessage(error: unknown): string {
  const { message, cause } = error as Error;
  return cause ? rootMessage(cause) : message;
}

async function load(siteDir: string, locale: string): Promise<FixtureResult> {
  const { props } = await loadSite({ siteDir, locale });
  const { navbar } = props.siteConfig.themeConfig as ThemeConfig;
  const data = path.join(siteDir, '.docusaurus/navigation/default/pages.json');
  const pages = JSON.parse(fs.readFileSync(data, 'utf8')) as PageMetadata[];
  const docs = props.plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
  const { loadedVersions } = docs?.content as {
    loadedVersions: { sidebars: Record<string, Item[]> }[];
  };
  const sidebars = Object.entries(loadedVersions[0].sidebars).map(([id, items]) => [
    id,
    items.map(outline),
  ]);
  return {
    navbar: navbar.items,
    sidebars: Object.fromEntries(sidebars),
    pages: pages.map(({ id }) => id),
  };
}

async function run({ locale = 'en-US', mode = 'production', options = {}, files }: FixtureCase) {
  const siteDir = copyOfSite(files);
  process.env.NODE_ENV = mode;
  process.env.NAVIGATION_FIXTURE = JSON.stringify({ siteOptions: options, pluginDir: PLUGIN_DIR });
  try {
    return await load(siteDir, locale);
  } catch (error) {
    return { error: rootMessage(error) };
  } finally {
    fs.rmSync(siteDir, { recursive: true });
  }
}

/** Reads cases by name from its argument, loads the site in each way, and writes the results to a file. */
async function main([casesJson, resultFile]: string[]): Promise<void> {
  const cases = JSON.parse(casesJson) as Record<string, FixtureCase>;
  const results: Record<string, FixtureResult> = {};
  for (const [name, fixture] of Object.entries(cases)) results[name] = await run(fixture);
  fs.writeFileSync(resultFile, JSON.stringify(results));
}

void main(process.argv.slice(2));
