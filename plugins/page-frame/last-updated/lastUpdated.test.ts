import os from 'node:os';
import path from 'node:path';
import { lastUpdated, siteVcs } from './lastUpdated';

jest.mock('@docusaurus/logger', () => ({ __esModule: true, default: { warn: jest.fn() } }));

const siteDir = path.resolve(__dirname, '../../..');

describe('lastUpdated', () => {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  beforeEach(() => delete process.env.SOURCE_DATE_EPOCH);
  afterAll(() => {
    if (epoch !== undefined) process.env.SOURCE_DATE_EPOCH = epoch;
  });

  it('takes SOURCE_DATE_EPOCH, in seconds', () => {
    process.env.SOURCE_DATE_EPOCH = '1700000000';
    expect(lastUpdated(siteDir)).toBe(1_700_000_000_000);
  });

  it('refuses a SOURCE_DATE_EPOCH that is no number of seconds', () => {
    process.env.SOURCE_DATE_EPOCH = 'yesterday';
    expect(() => lastUpdated(siteDir)).toThrow(
      'SOURCE_DATE_EPOCH must be a whole number of seconds since 1970, got "yesterday".',
    );
  });

  it('uses the present time, with one warning for all languages, where there is no history', () => {
    const before = Date.now();
    const stamp = lastUpdated(os.tmpdir());
    // Whole seconds, so at most one second behind.
    expect(stamp).toBeGreaterThan(before - 1000);
    expect(lastUpdated(os.tmpdir())).toBe(stamp);
    const logger = jest.requireMock<{ default: { warn: jest.Mock } }>('@docusaurus/logger').default;
    expect(logger.warn).toHaveBeenCalledTimes(1);
    expect(logger.warn).toHaveBeenCalledWith(expect.stringContaining('No git history was found'));
  });

  it('gives every file the same stamp', async () => {
    process.env.SOURCE_DATE_EPOCH = '1700000000';
    const vcs = siteVcs(siteDir);
    expect(await vcs.getFileLastUpdateInfo('a.mdx')).toEqual(
      await vcs.getFileCreationInfo('b.mdx'),
    );
  });
});
