import { clientVersion } from './clientVersion';

test('sidebars stay, descriptions of pages go, and other props are as they were', () => {
  const version = {
    docsSidebars: { intro: [] },
    docs: { 'intro/start': { description: 'What to do first.' } },
  };
  expect(clientVersion({ version })).toEqual({
    version: { docsSidebars: { intro: [] }, docs: {} },
  });
  expect(clientVersion({ other: 1 } as never)).toEqual({ other: 1 });
});
