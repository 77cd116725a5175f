import type { FsDiff } from '@stackblitz/sdk';
import { tinyDemo, tinyLibrary } from '@site/tests/support/playgroundDemo';
import { createEmbed } from './embed';
import type { EmbedSource } from './embedSource';
import type { ProjectSource } from '../types';
import { connectPlayground } from '../playground/connect';
import { HandshakeTimeoutError } from '../playground/handshake';
import { openPlayground } from './open';

jest.mock('./library', () => ({ loadLibrary: async () => tinyLibrary }));
jest.mock('./open', () => ({ openPlayground: jest.fn() }));
jest.mock('../playground/embedFrame', () => ({
  embedFrame: (place: HTMLElement) => place,
}));
const applyDiff = jest.fn(async (_diff: FsDiff) => undefined);
jest.mock('../playground/connect', () => ({ connectPlayground: jest.fn() }));

const FILE = 'src/demo/basic.tsx';
const asset = tinyDemo('Demo');
const original = asset.dependencies['basic.tsx'].value;
const edited: ProjectSource = {
  ...asset,
  dependencies: {
    ...asset.dependencies,
    'basic.tsx': { type: 'FILE', value: 'mine' },
    '@mantine/core': { type: 'NPM', value: '9.7.4' },
  },
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(connectPlayground).mockResolvedValue({ applyDiff } as never);
});

async function create(source: EmbedSource) {
  const { signal } = new AbortController();
  const host = document.body.appendChild(document.createElement('div'));
  const embed = await createEmbed(host, source, { title: 'Demo', theme: 'light', signal });
  return { embed, connect: () => embed.connect(() => undefined) };
}

async function connect(source: EmbedSource) {
  const { embed, connect: start } = await create(source);
  await start();
  return embed;
}

/** Text of a file in the project that was opened last in a new tab. */
const opened = (file = FILE) => {
  const [source] = jest.mocked(openPlayground).mock.lastCall!;
  return 'project' in source ? source.project.files[file] : undefined;
};

test('a new tab has the edits that were sent', async () => {
  const embed = await connect({ asset });
  embed.openInNewTab();
  expect(opened()).toBe(original);
  expect(await embed.send(edited)).toBe(true);
  embed.openInNewTab();
  expect(opened()).toBe('mine');
});

test('edits are sent with the packages that they import, and with the provider of their kit', async () => {
  const embed = await connect({ asset });
  await embed.send(edited);
  const [{ create, destroy }] = applyDiff.mock.lastCall!;
  expect(Object.keys(create).sort()).toEqual(['package.json', FILE, 'src/main.tsx']);
  expect(create['package.json']).toContain('"@mantine/core": "9.7.4"');
  expect(create['src/main.tsx']).toContain('<MantineProvider>');
  expect(destroy).toEqual([]);
  embed.openInNewTab();
  expect(opened('package.json')).toBe(create['package.json']);
});

test('edits that it was opened with are there already, and can be taken back', async () => {
  const embed = await connect({ asset: edited });
  embed.openInNewTab();
  expect(opened()).toBe('mine');
  expect(await embed.send(edited)).toBe(false);
  expect(await embed.send(asset)).toBe(true);
  expect(applyDiff.mock.lastCall![0].create[FILE]).toBe(original);
  embed.openInNewTab();
  expect(opened()).toBe(original);
});

test('what is saved elsewhere is opened as it is there', async () => {
  const embed = await connect({ projectId: 'vitejs-vite' });
  embed.openInNewTab();
  expect(jest.mocked(openPlayground).mock.lastCall![0]).toEqual({ projectId: 'vitejs-vite' });
});

describe('an editor that has not answered in time', () => {
  const asked = () => jest.mocked(connectPlayground).mock.calls.map(([frame]) => frame as Element);
  const timeOut = () =>
    jest.mocked(connectPlayground).mockRejectedValueOnce(new HandshakeTimeoutError());

  async function timedOut() {
    const { connect: start } = await create({ asset });
    timeOut();
    await expect(start()).rejects.toThrow('Timeout');
    asked()[0].dispatchEvent(new Event('load'));
    return start;
  }

  test('is asked once more, and keeps what was written in it', async () => {
    const retry = await timedOut();
    await retry();
    const [first, second] = asked();
    expect(second).toBe(first);
    expect(second).toBeInTheDocument();
  });

  test('is replaced if it is silent again', async () => {
    const retry = await timedOut();
    timeOut();
    await retry();
    const [first, , third] = asked();
    expect(asked()).toHaveLength(3);
    expect(first).not.toBeInTheDocument();
    expect(third).toBeInTheDocument();
  });
});
