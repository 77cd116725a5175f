import { act, fireEvent, render, screen } from '@testing-library/react';
import type { OfflineReply } from '../../protocol';
import KeepOffline from '.';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({
  siteConfig: { baseUrl: '/bindform/zh-CN/' },
  i18n: { currentLocale: 'en-US' },
}));
let enabled = true;
jest.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => ({ enabled, root: '/bindform/', languages: [] }),
}));

const place = { root: '/bindform/', base: '/bindform/zh-CN/' };
let kept: number | undefined | Promise<undefined>;
let isPartlyKept = false;
let see: () => void;
let reply: (reply: OfflineReply) => void;
const keepPages = jest.fn();
const forgetPages = jest.fn();
const bytesToKeep = jest.fn();
let canKeep = true;
jest.mock('../../client/requests', () => ({
  canKeep: () => canKeep,
  keptBytes: async () => kept,
  isPartlyKept: async () => isPartlyKept,
  bytesToKeep: (...given: unknown[]) => bytesToKeep(...given),
  keepPages: (...given: unknown[]) => keepPages(...given),
  forgetPages: (...given: unknown[]) => forgetPages(...given),
}));

beforeEach(() => {
  enabled = true;
  canKeep = true;
  kept = undefined;
  isPartlyKept = false;
  jest.resetAllMocks();
  bytesToKeep.mockResolvedValue(4_200_000);
  forgetPages.mockResolvedValue(undefined);
  keepPages.mockImplementation(async (_place, onReply) => void (reply = onReply));
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      see = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
});

const show = () => act(async () => void render(<KeepOffline />));
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const answer = (given: OfflineReply) => act(async () => reply(given));

test('says the size once it is seen, saves with progress, and removes', async () => {
  await show();
  expect(bytesToKeep).not.toHaveBeenCalled();
  await act(async () => see());
  expect(bytesToKeep).toHaveBeenCalledWith(place);
  expect(screen.getByText('4.2 MB')).toBeVisible();
  await press('Keep for offline reading');
  expect(keepPages).toHaveBeenCalledWith(place, expect.any(Function), expect.any(AbortSignal));
  await answer({ type: 'progress', done: 1_000_000, total: 4_200_000 });
  expect(screen.getByText('1.0 MB of 4.2 MB')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Saving pages' })).toHaveValue(1_000_000);
  await answer({ type: 'kept', bytes: 4_200_000 });
  expect(screen.getByRole('status')).toHaveTextContent('Kept for offline reading');
  await press('Remove');
  expect(forgetPages).toHaveBeenCalledWith(place);
  expect(screen.getByRole('button', { name: 'Keep for offline reading' })).toBeVisible();
});

test('offers to remove what an earlier visit has saved', async () => {
  kept = 4_200_000;
  await show();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
  expect(bytesToKeep).not.toHaveBeenCalled();
});

test('goes on with what another page has begun', async () => {
  isPartlyKept = true;
  await show();
  expect(keepPages).toHaveBeenCalledWith(place, expect.any(Function), expect.any(AbortSignal));
  await answer({ type: 'kept', bytes: 4_200_000 });
  expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
});

test('a press is not overridden by a lookup that began before it', async () => {
  let find!: () => void;
  kept = new Promise((resolve) => (find = () => resolve(undefined)));
  isPartlyKept = true;
  await show();
  await press('Keep for offline reading');
  await answer({ type: 'kept', bytes: 4_200_000 });
  await act(async () => find());
  expect(keepPages).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
});

describe('Cancel', () => {
  beforeEach(async () => {
    await show();
    await press('Keep for offline reading');
  });

  test('ends a save at once, even one that was not sent to the worker yet', async () => {
    forgetPages.mockReturnValue(new Promise(() => undefined));
    await press('Cancel');
    expect(forgetPages).toHaveBeenCalledWith(place);
    expect((keepPages.mock.calls[0] as [unknown, unknown, AbortSignal])[2].aborted).toBe(true);
    expect(screen.getByRole('button', { name: 'Keep for offline reading' })).toBeVisible();
  });

  test('hides the later replies of the save', async () => {
    await press('Cancel');
    await answer({ type: 'progress', done: 1_000_000, total: 4_200_000 });
    expect(screen.queryByRole('progressbar')).toBeNull();
    await answer({ type: 'failed', failure: 'network' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('does not end a save that is requested after it', async () => {
    const earlier = reply;
    let end!: () => void;
    forgetPages.mockReturnValue(new Promise<void>((resolve) => (end = resolve)));
    await press('Cancel');
    await press('Keep for offline reading');
    await act(async () => end());
    expect(screen.getByRole('progressbar')).toBeVisible();
    await answer({ type: 'kept', bytes: 4_200_000 });
    await act(async () => earlier({ type: 'failed', failure: 'network' }));
    expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Kept for offline reading');
  });
});

test('a save that another page cancels ends here too', async () => {
  isPartlyKept = true;
  await show();
  await answer({ type: 'forgotten' });
  expect(screen.getByRole('button', { name: 'Keep for offline reading' })).toBeVisible();
});

test.each([
  ['network', 'A page could not be saved'],
  ['space', 'There is no storage space left'],
  ['changed', 'The site has just been updated'],
] as const)('says why pages could not be saved: %s', async (failure, said) => {
  await show();
  await press('Keep for offline reading');
  await answer({ type: 'failed', failure });
  expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(screen.getByRole('button', { name: 'Keep for offline reading' })).toBeEnabled();
});

test('says that the browser refuses', async () => {
  canKeep = false;
  await show();
  await press('Keep for offline reading');
  expect(screen.getByRole('status')).toHaveTextContent('This browser does not let the site save');
});

test('is not there where the site has switched it off', async () => {
  enabled = false;
  await show();
  expect(screen.queryByRole('button')).toBeNull();
});
