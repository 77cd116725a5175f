import { withoutSiteReload, type FileChange } from './siteReload';

const GLOBS = ['i18n/*/docs/**/*.mdx', 'i18n/*/demos/**/*.json'];
const changeOf = (path: string, plugin: unknown = null): FileChange => ({
  plugin,
  event: { path },
});

/** What Docusaurus gets to know of changes. */
function told(...changes: FileChange[]): FileChange[] {
  const heard: FileChange[] = [];
  const watch = withoutSiteReload((_site, onChange) => changes.forEach(onChange), GLOBS);
  watch({}, (change) => heard.push(change));
  return heard;
}

test('a file that a plugin watches does not reload the site', () => {
  expect(
    told(changeOf('i18n/zh-CN/docs/intro/start.mdx'), changeOf('i18n/zh-CN/demos/a/b.json')),
  ).toEqual([]);
});

test('the plugin that watches it is reloaded', () => {
  const change = changeOf('i18n/zh-CN/docs/intro/start.mdx', { name: 'docs' });
  expect(told(change)).toEqual([change]);
});

test.each(['docusaurus.config.ts', 'i18n/zh-CN/code.json', 'i18n/zh-CN/docs/current.json'])(
  '%s reloads the site',
  (file) => expect(told(changeOf(file))).toEqual([changeOf(file)]),
);
