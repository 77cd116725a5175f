import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { MemoryCaches } from '../../../tests/support/memoryCaches';
import type { OfflineManifest } from '../offlineFiles';
import { writeOffline } from './writeOffline';

let outDir: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
  fs.writeFileSync(path.join(outDir, file), text);
};
const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
const manifest = (file: string) => JSON.parse(read(file)) as OfflineManifest;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  write('index.html', 'home');
  write('zh-CN/index.html', '首页');
  write('zh-CN/intro/start.html', '介绍');
});
afterEach(() => fs.rmSync(outDir, { recursive: true }));

function build(enabled: boolean) {
  write('offline.json', JSON.stringify({ enabled }));
  write('zh-CN/offline.json', JSON.stringify({ enabled }));
  return writeOffline(outDir);
}

test('lists the files of each language, the same each time', async () => {
  await build(true);
  expect(manifest('offline.json').files.map(([address]) => address)).toEqual(['']);
  const chinese = read('zh-CN/offline.json');
  expect(manifest('zh-CN/offline.json').files.map(([address]) => address)).toEqual([
    '',
    'intro/start',
  ]);
  await writeOffline(outDir);
  expect(read('zh-CN/offline.json')).toBe(chinese);
  write('zh-CN/intro/start.html', '新的介绍');
  await writeOffline(outDir);
  expect(manifest('zh-CN/offline.json').version).not.toBe(JSON.parse(chinese).version);
});

test('the kill switch deletes what was saved, and then the worker itself', async () => {
  await build(false);
  expect(fs.existsSync(path.join(outDir, 'offline.json'))).toBe(false);
  const listeners: Record<string, (event: object) => void> = {};
  const unregister = jest.fn(async () => true);
  const caches = new MemoryCaches();
  await caches.open('bindform-offline /base/ one');
  await caches.open('bindform-offline /base/zh-CN/ one');
  await caches.open('bindform-offline /other/ one');
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      (listeners[name] = listener),
    skipWaiting: async () => undefined,
    registration: { scope: 'https://example.org/base/', unregister },
  };
  vm.runInNewContext(read('offline-worker.js'), { self, caches, URL });
  expect(Object.keys(listeners)).toEqual(['install', 'activate']);
  let done: Promise<unknown> = Promise.resolve();
  listeners.activate({ waitUntil: (promise: Promise<unknown>) => (done = promise) });
  await done;
  expect(await caches.keys()).toEqual(['bindform-offline /other/ one']);
  expect(unregister).toHaveBeenCalled();
});

test('a site without the plugin is named, with what to do', async () => {
  await expect(writeOffline(outDir)).rejects.toThrow('Add the plugin and build the site first.');
});
