import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runTree } from './processTree';
import { SITE_DIR } from './site';

/** A site of one page, built with the site's own plugin for demos. */
export interface DemosFixture {
  /** Absolute path of the fixture. */
  dir: string;
  /** Puts files in place of those of the former scenario. */
  scene: (files: Record<string, string>) => void;
  /** Builds it, in both languages unless some are named; gives the exit status and everything that was said, without colors. */
  build: (...locales: string[]) => Promise<{ status: number | null; output: string }>;
  remove: () => void;
}

const COPIED = [
  'plugins',
  'packages/bindform/package.json',
  'packages/bindform/dist',
  'src/components',
  'src/css',
  'src/languages',
  'src/caches',
  'src/mdx',
  'src/postBuild',
  'src/upstream',
  'tsconfig.json',
];

const CONFIG = `
import remarkDemos from './plugins/demos/remarkDemos';
import remarkPageTabs from './plugins/page-tabs/remarkPageTabs';
import remarkExports from './src/mdx/remarkExports';
import remarkKnownComponents from './src/mdx/remarkKnownComponents';
import { leaveOutStacks } from './src/upstream/environment';
import { explainPageErrors } from './src/upstream/pageErrors';
leaveOutStacks();
explainPageErrors();
export default {
  title: 'Fixture',
  url: 'https://example.org',
  baseUrl: '/',
  trailingSlash: false,
  i18n: { defaultLocale: 'en-US', locales: ['en-US', 'zh-CN'] },
  future: { v4: true, faster: { rspackBundler: true, swcJsLoader: true } },
  plugins: [
    './plugins/demos/index.ts',
    './plugins/online-editors/index.ts',
    ['./plugins/live-editor/index.ts', { modules: ['react', 'react-dom'], styles: [] }],
  ],
  presets: [['classic', { docs: { routeBasePath: '/', remarkPlugins: [remarkDemos, remarkPageTabs, remarkKnownComponents, remarkExports] }, blog: false, sitemap: false }]],
};
`;

function write(dir: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), content);
  }
}

/** Makes a small site in a scratch folder; its packages are the site's own. */
export function demosFixture(): DemosFixture {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-demos-')));
  for (const entry of COPIED) {
    fs.cpSync(path.join(SITE_DIR, entry), path.join(dir, entry), { recursive: true });
  }
  fs.symlinkSync(path.join(SITE_DIR, 'node_modules'), path.join(dir, 'node_modules'));
  const versions = { version: '19.0.0' };
  const packages = { 'node_modules/react': versions, 'node_modules/react-dom': versions };
  write(dir, {
    'docusaurus.config.ts': CONFIG,
    'package.json': '{}',
    'package-lock.json': JSON.stringify({ packages }),
  });
  return {
    dir,
    scene(files) {
      for (const folder of ['docs', 'demos', 'i18n']) {
        fs.rmSync(path.join(dir, folder), { recursive: true, force: true });
      }
      write(dir, { 'docs/index.mdx': '# Home\n', ...files });
    },
    build(...locales) {
      const named = locales.flatMap((locale) => ['--locale', locale]);
      const cli = path.join(SITE_DIR, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
      return runTree(process.execPath, [cli, 'build', ...named], {
        cwd: dir,
        env: { ...process.env, NODE_ENV: undefined, FORCE_COLOR: '0', NO_COLOR: '1' },
      });
    },
    remove: () => fs.rmSync(dir, { recursive: true, force: true }),
  };
}
