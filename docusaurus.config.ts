import path from 'node:path';
import type { Config, Plugin } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type { PluginOptions as ApiReferenceOptions } from './plugins/api-reference/options';
import remarkApiData from './plugins/api-reference/pages/remarkApiData';
import rehypeHighlight from './plugins/code-blocks/rehypeHighlight';
import remarkFences from './plugins/code-blocks/remarkFences';
import { withContentPolicy } from './plugins/content-policy/policy';
import { deferredTemplate } from './plugins/deferred-start/pageTemplate';
import { ICON_STYLES } from './plugins/demos/kits/antd/iconStyles';
import { KIT_COMPONENTS } from './plugins/demos/kits/kits';
import { VIEWPORT_STYLE } from './plugins/demos/kits/radix/viewportStyle';
import remarkDemos from './plugins/demos/remarkDemos';
import type { DownloadSite } from './plugins/library-downloads/downloads';
import type { Options as LibraryDownloadsOptions } from './plugins/library-downloads/options';
import remarkDownloads from './plugins/library-downloads/remarkDownloads';
import type { PluginOptions as MarkdownPagesOptions } from './plugins/markdown-pages/options';
import type { NavigationOptions } from './plugins/navigation/configured/options';
import type { PlaygroundOptions } from './plugins/playground/options';
import { parsePageFrontMatter } from './plugins/navigation/parseFrontMatter';
import { navigationSidebars } from './plugins/navigation/sidebarItemsGenerator';
import remarkPageTabs from './plugins/page-tabs/remarkPageTabs';
import { refuseUnknownLocale } from './plugins/addresses/language/refuseUnknownLocale';
import { basePath, siteOrigin } from './plugins/addresses/basePath';
import { majorVersions, versionMenu } from './plugins/addresses/majorVersions';
import { version } from './packages/bindform/package.json';
import remarkPageLinks from './plugins/translation-status/remarkPageLinks';
import { siteVcs } from './plugins/page-frame/last-updated/lastUpdated';
import type { PluginOptions as AddressesOptions } from './plugins/addresses/options';
import { DEFAULT_LANGUAGE, LANGUAGES } from './src/languages/languages';
import { languageStyles } from './src/languages/languageStyles';
import { askedLocale, leaveOutStacks, saveMemory } from './src/upstream/environment';
import { explainPageErrors } from './src/upstream/pageErrors';
import { explainRefusals } from './src/upstream/refusals';
import { bundlerWaits, reloadInTurn } from './src/upstream/reloadQueue';
import { sharedPostCss } from './src/upstream/sharedPostCss';
import { bundlerErrors, sayFailuresOnce } from './src/upstream/siteFailures';
import { leaveToPlugins } from './src/upstream/siteReload';
import { refuseBrokenMessages } from './plugins/addresses/translation-layer/brokenMessages';
import remarkExports from './src/mdx/remarkExports';
import remarkKnownComponents from './src/mdx/remarkKnownComponents';
import remarkNearMarkdown from './src/mdx/remarkNearMarkdown';
import { TRANSLATED_PAGES } from './src/mdx/translatedPages';

const organization = process.env.SITE_ORGANIZATION ?? 'bindform';
const project = process.env.SITE_PROJECT ?? 'bindform';
const repository = `https://github.com/${organization}/${project}`;
const editUrl = `${repository}/edit/main/`;

const url = siteOrigin(process.env.SITE_URL ?? `https://${organization}.github.io`);
const baseUrl = basePath(process.env.SITE_BASE_URL ?? '/bindform/');

/** Earlier major versions are documented below this one; `npm run release:majors` lists all of them. */
const majors = majorVersions(process.env.SITE_MAJORS ?? '', version, baseUrl);

/** Whether the library is on npm; `npm run release:registry` asks. If so, install commands use its name. */
const onRegistry = process.env.SITE_ON_REGISTRY === 'true';

/** Resolves imports of the library to its source, so that changes apply without a build. */
const librarySource = (): Plugin => ({
  name: 'library-source',
  configureWebpack: () => ({
    resolve: {
      alias: {
        'bindform/styles.css$': path.join(__dirname, 'packages/bindform/src/styles.css'),
        'bindform/actions$': path.join(__dirname, 'packages/bindform/src/actions.ts'),
        'bindform/devtools$': path.join(__dirname, 'packages/bindform/src/devtools.ts'),
        'bindform/locales$': path.join(__dirname, 'packages/bindform/src/locales.ts'),
        'bindform/persist$': path.join(__dirname, 'packages/bindform/src/persist.ts'),
        'bindform/undo$': path.join(__dirname, 'packages/bindform/src/undo.ts'),
        'bindform/devtools.css$': path.join(__dirname, 'packages/bindform/src/devtools.css'),
        bindform$: path.join(__dirname, 'packages/bindform/src/index.ts'),
      },
    },
  }),
});

const downloads: DownloadSite = {
  packageDir: path.resolve(__dirname, 'packages/bindform'),
  siteUrl: url + baseUrl,
  onRegistry,
  isNewest: majors.isNewest,
};

const isBuild = process.env.NODE_ENV === 'production';

leaveOutStacks();
if (isBuild) saveMemory();
explainRefusals(__dirname);
explainPageErrors();
reloadInTurn(() => refuseBrokenMessages(__dirname));
sayFailuresOnce();

leaveToPlugins([
  `i18n/*/${TRANSLATED_PAGES}/**/*.{md,mdx}`,
  'i18n/*/demos/**/*.json',
  'i18n/*/reviewed.json',
]);

const locales = LANGUAGES.map(({ id }) => id);
refuseUnknownLocale(locales);
refuseBrokenMessages(__dirname);

const isTranslation = ![undefined, DEFAULT_LANGUAGE].includes(askedLocale());

const stylesOfLanguages = languageStyles(__dirname, locales);

const config: Config = {
  title: 'Bindform',
  tagline: 'Forms that follow your data',
  url,
  baseUrl,
  trailingSlash: false,
  noIndex: !majors.isNewest,
  favicon: 'favicon.svg',
  // Emotion adds empty styles, and rules by script.
  ssrTemplate: withContentPolicy(deferredTemplate(), {
    url,
    baseUrl,
    styles: ['', ICON_STYLES, VIEWPORT_STYLE],
  }),
  headTags: [
    { tagName: 'link', attributes: { rel: 'manifest', href: `${baseUrl}manifest.webmanifest` } },
    {
      tagName: 'meta',
      attributes: {
        name: 'theme-color',
        media: '(prefers-color-scheme: light)',
        content: '#ffffff',
      },
    },
    {
      tagName: 'meta',
      attributes: {
        name: 'theme-color',
        media: '(prefers-color-scheme: dark)',
        content: '#0f1312',
      },
    },
  ],
  organizationName: organization,
  projectName: project,
  onBrokenLinks: 'throw',
  // A page that is shown in English may lead to a heading that a translation does not have yet.
  onBrokenAnchors: isTranslation ? 'warn' : 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    // Headings have explicit ids ({#id}), so that anchors are the same in both languages.
    mdx1Compat: { headingIds: true },
    parseFrontMatter: parsePageFrontMatter({ siteDir: __dirname, editUrl }),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  i18n: {
    defaultLocale: DEFAULT_LANGUAGE,
    locales,
    localeConfigs: Object.fromEntries(
      // Docusaurus would take a language without a folder for the original.
      LANGUAGES.map(({ id, label, htmlLang }) => [
        id,
        { label, htmlLang, translate: id !== DEFAULT_LANGUAGE },
      ]),
    ),
  },
  // With the default namespace, each language would store a separate color mode.
  storage: { type: 'localStorage', namespace: 'bindform' },
  future: {
    v4: true,
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      // It saves time when a server starts again, and costs a build of a thousand pages half a gigabyte.
      rspackPersistentCache: !isBuild,
      mdxCrossCompilerCache: true,
      // With two cores and about 200 pages, workers use memory and save no time.
      ssgWorkerThreads: false,
      gitEagerVcs: false,
    },
    experimental_vcs: siteVcs(__dirname),
  },
  plugins: [
    librarySource,
    bundlerWaits,
    bundlerErrors,
    sharedPostCss,
    [
      './plugins/addresses/index.ts',
      {
        // The addresses keep their old misspellings, so the correct spellings redirect to them.
        redirects: [
          { from: '/intro/dynamic', to: '/intro/dymic' },
          { from: '/intro/valid', to: '/intro/vaild' },
        ],
      } satisfies Partial<AddressesOptions>,
    ],
    [
      './plugins/api-reference/index.ts',
      {
        entry: 'packages/bindform/src/index.ts',
        tsConfig: 'packages/bindform/tsconfig.build.json',
        components: ['packages/bindform/src/Form.tsx', 'packages/bindform/src/FormItem.tsx'],
      } satisfies Partial<ApiReferenceOptions>,
    ],
    './plugins/browser-translation/index.ts',
    './plugins/code-blocks/index.ts',
    './plugins/comparison/index.ts',
    './plugins/content-policy/index.ts',
    './plugins/deferred-start/index.ts',
    './plugins/demos/index.ts',
    [
      './plugins/live-editor/index.ts',
      {
        modules: ['react', 'react-dom', 'bindform', 'bindform/styles.css', 'bindform/devtools'],
        kits: KIT_COMPONENTS,
        styles: [
          'src/css/tokens.css',
          'src/css/base.css',
          ...stylesOfLanguages,
          'plugins/demos/theme/Demo/preview.module.css',
          'packages/bindform/src/devtools.css',
        ],
      },
    ],
    [
      './plugins/library-downloads/index.ts',
      { onRegistry, isNewest: majors.isNewest } satisfies LibraryDownloadsOptions,
    ],
    [
      './plugins/navigation/index.ts',
      { levels: 1, remarkPlugins: [[remarkDownloads, downloads]] } satisfies NavigationOptions,
    ],
    // After navigation, whose place next to the title of a page it fills.
    [
      './plugins/markdown-pages/index.ts',
      { remarkPlugins: [[remarkDownloads, downloads]] } satisfies Partial<MarkdownPagesOptions>,
    ],
    './plugins/online-editors/index.ts',
    './plugins/page-frame/index.ts',
    // After page-frame, whose place at the foot of a page it fills.
    './plugins/offline/index.ts',
    './plugins/page-loading/index.ts',
    './plugins/page-tabs/index.ts',
    ['./plugins/playground/index.ts', { initial: 'first-form-rules' } satisfies PlaygroundOptions],
    './plugins/search/index.ts',
    './plugins/social-images/index.ts',
    './plugins/translation-status/index.ts',
    './plugins/third-party-notices/index.ts',
    './plugins/type-hints/index.ts',
  ],
  themes: ['@docusaurus/theme-live-codeblock'],
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          sidebarItemsGenerator: navigationSidebars(),
          beforeDefaultRemarkPlugins: [[remarkPageLinks, { siteDir: __dirname }]],
          remarkPlugins: [
            remarkDemos,
            remarkApiData,
            remarkPageTabs,
            [remarkDownloads, downloads],
            remarkKnownComponents,
            remarkNearMarkdown,
            remarkFences,
            remarkExports,
          ],
          rehypePlugins: [rehypeHighlight],
          admonitions: { keywords: ['error'], extendDefaults: true },
          showLastUpdateTime: true,
          editUrl,
          editLocalizedFiles: true,
        },
        blog: false,
        // Its data are all pages in one module of 17 MB, which a development server would write again at each edit.
        debug: false,
        theme: {
          customCss: [
            ...[
              'tokens',
              'base',
              'layout',
              'firstLayout',
              'typography',
              'states',
              'chevrons',
              'code',
              'preferences',
              'print',
              'cheatSheet',
            ].map((name) => `./src/css/${name}.css`),
            ...stylesOfLanguages.map((file) => `./${file}`),
            './packages/bindform/src/devtools.css',
          ],
        },
        // Pages with noindex stay out.
        sitemap: { lastmod: 'date' },
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    // Code is highlighted with CSS classes at build, so pages need no color theme in their data.
    prism: { theme: { plain: {}, styles: [] } },
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    navbar: {
      title: 'Bindform',
      logo: { src: 'logo.svg', alt: '', width: 28, height: 28 },
      items: [
        { to: '/playground', label: 'Playground', position: 'left' },
        ...versionMenu(majors, isTranslation ? `${askedLocale()}/` : ''),
        { type: 'localeDropdown', position: 'right' },
        { href: repository, label: 'GitHub', position: 'right' },
      ],
    },
    footer: {
      links: [
        {
          title: 'Documentation',
          items: [
            { label: 'Introduction', to: '/intro/start' },
            { label: 'Installation', to: '/intro/install' },
            { label: 'API', to: '/api/overview' },
            { label: 'Types', to: '/types/overview' },
            { label: 'Playground', to: '/playground' },
            { label: 'Accessibility', to: '/guides/accessibility' },
            { label: 'Warnings and errors', to: '/errors/overview' },
          ],
        },
        {
          title: 'Project',
          items: [
            { label: 'Source code', href: repository },
            { label: 'Changelog', to: '/guides/changelog' },
            { label: 'Report a problem', href: `${repository}/issues/new/choose` },
          ],
        },
      ],
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
