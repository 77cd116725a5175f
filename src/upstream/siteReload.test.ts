import { withoutSiteReload, type FileChange } from './siteReload';

const GLOBS = ['i18n/*/docs/**/*.mdx', 'i18n/*/demos/**/*.json'];
const changeOf = (path: string, plugin: unknown = null): FileChange => ({
  plugin,
  event: { path },
});

/** Returns the changes that are passed on to Docusaurus. */
function forwarded(...changes: FileChange[]): FileChange[] {
  const received: FileChange[] = [];
  const watch = withoutSiteReload((_site, onChange) => changes.forEach(onChange), GLOBS);
  watch({}, (change) => received.push(change));
  return received;
}

test('a file that a plugin watches does not reload the site', () => {
  expect(
    forwarded(changeOf('i18n/zh-CN/docs/intro/start.mdx'), changeOf('i18n/zh-CN/demos/a/b.json')),
  ).toEqual([]);
});

test('the plugin that watches it is reloaded', () => {
  const change = changeOf('i18n/zh-CN/docs/intro/start.mdx', { name: 'docs' });
  expect(forwarded(change)).toEqual([change]);
});

test.each(['docusaurus.config.ts', 'i18n/zh-CN/code.json', 'i18n/zh-CN/docs/current.json'])(
  '%s reloads the site',
  (file) => expect(forwarded(changeOf(file))).toEqual([changeOf(file)]),
);
