import { useLocation } from '@docusaurus/router';
import { renderHook, waitFor } from '@testing-library/react';
import type { DemoAsset } from '../../demos/types';
import { usePlaygroundCode } from './usePlaygroundCode';

jest.mock('@docusaurus/router', () => ({ useLocation: jest.fn() }));
jest.mock('@site/src/components/codeLink', () => ({
  CodeLinkError: class {},
  decodeCode: async (code: string) => ({ 'App.tsx': code }),
}));

/** Opens an address as a new document does; gives whether its code waits for the reader. */
async function isForeign(hash: string, state?: { isOwn: boolean }): Promise<boolean> {
  jest.mocked(useLocation).mockReturnValue({ hash, state, pathname: '', search: '', key: '' });
  const { result, unmount } = renderHook(() => usePlaygroundCode({ id: 'first' } as DemoAsset));
  await waitFor(() => expect(result.current.code).toBeDefined());
  const { code } = result.current;
  unmount();
  return code!.isForeign;
}

it("knows the reader's own code again in another language, and no other", async () => {
  expect(await isForeign('#code=mine', { isOwn: true })).toBe(false);
  expect(await isForeign('#code=mine')).toBe(false);
  expect(await isForeign('#code=other')).toBe(true);
});
