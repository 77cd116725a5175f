import { setTimeout as pause } from 'node:timers/promises';
import logger from '@docusaurus/logger';
import type { Demo } from '../types';
import { tryEdits } from './tryEdits';

const demo = (id: string, source: string) =>
  ({ id, files: [{ path: `page/${id}.tsx`, source }] }) as Demo;
const folders = { siteDir: '/', generated: '/' };

let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(logger, 'error').mockImplementation(() => undefined);
});
afterEach(() => said.mockRestore());

it('runs the demos that have changed, once, and says what is wrong with them', async () => {
  const tried: string[] = [];
  const change = tryEdits(
    folders,
    async ({ id }) => {
      tried.push(id);
      return id === 'b' ? 'b is wrong' : undefined;
    },
    0,
  );
  change([demo('a', '1'), demo('b', '1'), demo('c', '1')]);
  await pause(20);
  expect(tried).toEqual([]);
  change([demo('a', '2'), demo('b', '2'), demo('c', '1')]);
  await pause(20);
  change([demo('a', '2'), demo('b', '2'), demo('c', '1')]);
  await pause(20);
  expect(tried).toEqual(['a', 'b']);
  expect(said.mock.calls).toEqual([['b is wrong']]);
});

it('ends the trial of a demo that is saved again, and says nothing of its old code', async () => {
  const ended: string[] = [];
  const change = tryEdits(
    folders,
    async ({ files: [{ source }] }, signal) => {
      if (source === 'loop')
        await pause(60_000, undefined, { signal }).catch(() => ended.push(source));
      return source;
    },
    0,
  );
  change([demo('a', '')]);
  change([demo('a', 'loop')]);
  await pause(20);
  change([demo('a', 'throw')]);
  await pause(20);
  expect(ended).toEqual(['loop']);
  expect(said.mock.calls).toEqual([['throw']]);
});
