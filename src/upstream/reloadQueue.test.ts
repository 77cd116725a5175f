import { setTimeout as pause } from 'node:timers/promises';
import { inTurn, type Watching } from './reloadQueue';

/** What each plugin has read: its name and the number of the reload. */
type Site = string[];

/** A server whose reloads fail as long as `isBroken`. */
function server({ hasBundler = false } = {}) {
  const state = { isBroken: false, isUnreadable: false, log: [] as string[] };
  const reload = async (name: string, next: Site) => {
    state.log.push(`${name} begins`);
    await pause(5);
    state.log.push(`${name} ends`);
    if (state.isBroken) throw new Error('A page shows a demo that is missing.');
    return next;
  };
  const bundler: Watching = {
    suspend: () => void state.log.push('bundler waits'),
    resume: () => void state.log.push('bundler goes on'),
  };
  const reloads = inTurn<Site, string>(
    {
      reloadSite: () => reload('site', ['all']),
      reloadSitePlugin: (site, plugin) => reload(plugin, [...site, plugin]),
    },
    () => (hasBundler ? bundler : undefined),
    () => {
      if (state.isUnreadable) throw new Error('i18n/zh-CN/code.json:2: not valid JSON.');
    },
    20,
  );
  return { state, ...reloads };
}

it('loses no change of two plugins that reload at once', async () => {
  const { state, reloadSitePlugin } = server();
  const sites = await Promise.all([reloadSitePlugin([], 'docs'), reloadSitePlugin([], 'demos')]);
  expect(sites).toEqual([['docs'], ['docs', 'demos']]);
  expect(state.log).toEqual(['docs begins', 'docs ends', 'demos begins', 'demos ends']);
});

it('starts from its own last result, not from an older site', async () => {
  const { reloadSite, reloadSitePlugin } = server();
  await reloadSite(['old']);
  expect(await reloadSitePlugin(['old'], 'docs')).toEqual(['all', 'docs']);
});

it('reloads everything when another plugin changes after a failure, once', async () => {
  const { state, reloadSitePlugin } = server();
  state.isBroken = true;
  await expect(reloadSitePlugin([], 'docs')).rejects.toThrow('missing');
  state.isBroken = false;
  expect(await reloadSitePlugin([], 'demos')).toEqual(['all']);
  expect(await reloadSitePlugin([], 'demos')).toEqual(['all', 'demos']);
});

it('takes no failure for one while the other files of the change are being saved', async () => {
  const { state, reloadSitePlugin } = server({ hasBundler: true });
  state.isBroken = true;
  const page = reloadSitePlugin(['old'], 'docs');
  await pause(15);
  state.isBroken = false;
  expect(await Promise.all([page, reloadSitePlugin(['old'], 'demos')])).toEqual([['old'], ['all']]);
  expect(state.log).not.toContain('bundler goes on');
});

it('starts no reload while a file cannot be read, and then loses no change', async () => {
  const { state, reloadSitePlugin } = server();
  state.isUnreadable = true;
  await expect(reloadSitePlugin([], 'docs')).rejects.toThrow('not valid JSON');
  expect(state.log).toEqual([]);
  state.isUnreadable = false;
  expect(await reloadSitePlugin([], 'demos')).toEqual(['all']);
});

it('reloads only the plugin whose mistake is corrected', async () => {
  const { state, reloadSitePlugin } = server();
  state.isBroken = true;
  await expect(reloadSitePlugin([], 'docs')).rejects.toThrow('missing');
  state.isBroken = false;
  expect(await reloadSitePlugin([], 'docs')).toEqual(['docs']);
});

it('reloads everything again until the whole site could be loaded', async () => {
  const { state, reloadSite, reloadSitePlugin } = server();
  state.isBroken = true;
  await expect(reloadSite([])).rejects.toThrow('missing');
  await expect(reloadSitePlugin([], 'docs')).rejects.toThrow('missing');
  state.isBroken = false;
  expect(await reloadSitePlugin([], 'docs')).toEqual(['all']);
});

it('makes the bundler wait until the last of several reloads has written its files', async () => {
  const { state, reloadSitePlugin } = server({ hasBundler: true });
  await Promise.all([reloadSitePlugin([], 'docs'), reloadSitePlugin([], 'demos')]);
  expect(state.log.at(-1)).toBe('demos ends');
  await pause(100);
  expect(state.log.filter((entry) => entry === 'bundler goes on')).toHaveLength(1);
  expect(state.log.at(-1)).toBe('bundler goes on');
  expect(state.log[0]).toBe('bundler waits');
});

it('lets the bundler go on after a reload that fails', async () => {
  const { state, reloadSitePlugin } = server({ hasBundler: true });
  state.isBroken = true;
  await expect(reloadSitePlugin([], 'docs')).rejects.toThrow('missing');
  await pause(100);
  expect(state.log.at(-1)).toBe('bundler goes on');
});
