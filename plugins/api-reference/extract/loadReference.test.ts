import type { Definitions } from '../definitions';
import { loadReference } from './loadReference';
import { readInBackground } from './readInBackground';
import { readKeptReference, readReference, type ReferenceSource } from './readReference';

jest.mock('./readInBackground', () => ({ readInBackground: jest.fn() }));
jest.mock('./readReference', () => ({ readKeptReference: jest.fn(), readReference: jest.fn() }));

const SOURCE = {} as ReferenceSource;
const DEFINITIONS = {} as Definitions;
const READY = { state: 'ready', definitions: DEFINITIONS };

const environment = process.env.NODE_ENV;
const setEnvironment = (name: string | undefined) => Object.assign(process.env, { NODE_ENV: name });
afterEach(() => {
  setEnvironment(environment);
  jest.resetAllMocks();
});

test('a development server does not wait for the reading, and keeps what it brings', async () => {
  setEnvironment('development');
  let answer: (definitions: Definitions) => void = () => undefined;
  jest.mocked(readInBackground).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const loaded = await loadReference(SOURCE, true);
  expect(loaded.reference).toEqual({ state: 'resolving' });
  answer(DEFINITIONS);
  await loaded.pending;
  expect(loaded.reference).toEqual(READY);
});

test('a reading that fails leaves the pages waiting for the next one', async () => {
  setEnvironment('development');
  jest.mocked(readInBackground).mockRejectedValue(new Error('not valid'));
  const loaded = await loadReference(SOURCE, true);
  await expect(loaded.pending).rejects.toThrow('not valid');
  expect(loaded.reference).toEqual({ state: 'resolving' });
});

test('what an earlier build has read is not read again', async () => {
  setEnvironment('development');
  jest.mocked(readKeptReference).mockReturnValue(DEFINITIONS);
  expect(await loadReference(SOURCE, true)).toEqual({ reference: READY });
  expect(readInBackground).not.toHaveBeenCalled();
});

test('a build waits', async () => {
  setEnvironment('production');
  jest.mocked(readReference).mockResolvedValue(DEFINITIONS);
  expect(await loadReference(SOURCE, true)).toEqual({ reference: READY });
});

test('a source that may not be read is not read', async () => {
  expect(await loadReference(SOURCE, false)).toEqual({ reference: { state: 'disabled' } });
  expect(readReference).not.toHaveBeenCalled();
});
