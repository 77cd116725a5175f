import { clientGlobalData } from './clientGlobalData';

test('of all pages, those that the navbar names are left, and other data is as it was', () => {
  const docs = [{ id: 'intro/start' }, { id: 'api/overview' }];
  const data = {
    'docusaurus-plugin-content-docs': {
      default: { path: '/', versions: [{ name: 'current', docs }] },
    },
    search: { default: { indexUrl: '/a' } },
  };
  expect(clientGlobalData(data, new Set(['api/overview']))).toEqual({
    'docusaurus-plugin-content-docs': {
      default: { path: '/', versions: [{ name: 'current', docs: [docs[1]] }] },
    },
    search: { default: { indexUrl: '/a' } },
  });
});
