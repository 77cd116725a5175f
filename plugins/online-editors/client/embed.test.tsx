import { tinyDemo, tinyLibrary } from '@site/tests/support/playgroundDemo';
import { createEmbed } from './embed';
import type { EmbedSource } from './embedSource';
import { openPlayground } from './open';

jest.mock('./library', () => ({ loadLibrary: async () => tinyLibrary }));
jest.mock('./open', () => ({ openPlayground: jest.fn() }));
jest.mock('../playground/embedFrame', () => ({
  embedFrame: () => document.createElement('iframe'),
}));
const applyDiff = jest.fn(async () => undefined);
jest.mock('../playground/connect', () => ({ connectPlayground: async () => ({ applyDiff }) }));

const FILE = 'src/demo/basic.tsx';
const asset = tinyDemo('Demo');
const original = asset.dependencies['basic.tsx'].value;
const edited = {
  ...asset,
  dependencies: { ...asset.dependencies, 'basic.tsx': { type: 'FILE' as const, value: 'mine' } },
};

beforeEach(() => jest.clearAllMocks());

async function connect(source: EmbedSource) {
  const { signal } = new AbortController();
  const host = document.createElement('div');
  const embed = await createEmbed(host, source, { title: 'Demo', theme: 'light', signal });
  await embed.connect(() => undefined);
  return embed;
}

/** Text of the demo in the project that was opened last in a new tab. */
const opened = () => {
  const [source] = jest.mocked(openPlayground).mock.lastCall!;
  return 'project' in source ? source.project.files[FILE] : undefined;
};

test('a new tab has the edits that were sent', async () => {
  const embed = await connect({ asset });
  embed.openInNewTab();
  expect(opened()).toBe(original);
  expect(await embed.sendFiles({ 'basic.tsx': 'mine' })).toBe(true);
  embed.openInNewTab();
  expect(opened()).toBe('mine');
});

test('edits that it was opened with are there already, and can be taken back', async () => {
  const embed = await connect({ asset, edited });
  embed.openInNewTab();
  expect(opened()).toBe('mine');
  expect(await embed.sendFiles({ 'basic.tsx': 'mine' })).toBe(false);
  expect(await embed.sendFiles({})).toBe(true);
  expect(applyDiff).toHaveBeenCalledWith({ create: { [FILE]: original }, destroy: [] });
  embed.openInNewTab();
  expect(opened()).toBe(original);
});

test('what is saved elsewhere is opened as it is there', async () => {
  const embed = await connect({ projectId: 'vitejs-vite' });
  embed.openInNewTab();
  expect(jest.mocked(openPlayground).mock.lastCall![0]).toEqual({ projectId: 'vitejs-vite' });
});
