import { waitFor } from '@testing-library/react';
import { keepFields } from '@site/src/components/siteFiles/keptFields';
import { reloadOnce } from '../../page-loading/chunk-recovery/reloadOnce';
import { run } from './appScripts';

jest.mock('../../page-loading/chunk-recovery/reloadOnce', () => ({ reloadOnce: jest.fn() }));
jest.mock('@site/src/components/siteFiles/keptFields', () => ({ keepFields: jest.fn() }));

const { dataset } = document.documentElement;
const reloading = jest.mocked(reloadOnce);
/** Called for each requested script; all of them fail, as after a deploy. */
const requested = jest.fn();

beforeAll(() => {
  dispatchEvent(new Event('DOMContentLoaded'));
  document.body.innerHTML = '<script type="text/deferred" src="/main.js"></script>';
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    requested();
    (script as HTMLScriptElement).onerror?.('');
  });
});
beforeEach(() => {
  jest.clearAllMocks();
  delete dataset.loading;
  delete dataset.startFailed;
  reloading.mockImplementation(async (_reload, isWanted) => {
    await Promise.resolve();
    return isWanted() && false;
  });
});

/** Whether the last attempt still wants the reload. */
async function isReloadWanted(): Promise<boolean> {
  await waitFor(() => expect(reloading).toHaveBeenCalled());
  return reloading.mock.lastCall![1]();
}

describe('an app whose scripts cannot be loaded', () => {
  it('reloads the page, or else says so and can be started again', async () => {
    dataset.loading = 'app';
    run();
    run();
    expect(await isReloadWanted()).toBe(true);
    await waitFor(() => expect(dataset.startFailed).toBe(''));
    expect(dataset.loading).toBeUndefined();
    expect(requested).toHaveBeenCalledTimes(1);
    run();
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(reloading).toHaveBeenCalledTimes(2));
  });

  it('does not disturb a reader who has followed a link, and can be started again', async () => {
    run();
    // While the page is being requested for the reload.
    dataset.loading = 'page';
    expect(await isReloadWanted()).toBe(false);
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(1));
    expect(dataset).toMatchObject({ loading: 'page' });
    expect(dataset.startFailed).toBeUndefined();
    await waitFor(() => {
      run();
      expect(requested).toHaveBeenCalledTimes(2);
    });
    // A press of a button is for this page.
    dataset.loading = 'app';
    expect(await isReloadWanted()).toBe(true);
  });

  it('reloads the page even if the fields cannot be kept', async () => {
    jest.mocked(keepFields).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    run();
    await waitFor(() => expect(reloading).toHaveBeenCalled());
    reloading.mock.lastCall![0]();
    // The attempt to reload: jsdom does not implement navigation.
    expect(String(logged.mock.lastCall)).toContain('navigation');
    logged.mockRestore();
  });
});
