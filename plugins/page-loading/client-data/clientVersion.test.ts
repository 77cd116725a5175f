import { clientVersion } from './clientVersion';

test('sidebars of sections and descriptions of pages go, and other props are as they were', () => {
  const version = {
    docsSidebars: { intro: [], other: [] },
    docs: { 'intro/start': { description: 'What to do first.' } },
  } as never;
  expect(clientVersion({ version }, new Set(['intro', undefined]))).toEqual({
    version: { docsSidebars: { other: [] }, docs: {} },
  });
  expect(clientVersion({ other: 1 } as never, new Set())).toEqual({ other: 1 });
});
