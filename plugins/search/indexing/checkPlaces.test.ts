import { checkPlaces } from './checkPlaces';

const PLACES = new Set(['intro/start', 'intro/vaild', 'intro/vaild#schema']);

it('accepts addresses of pages and sections', () => {
  const called = { 'intro/start': ['begin'], 'intro/vaild#schema': ['zod'] };
  expect(() => checkPlaces({ 'zh-CN': { called }, '*': {} }, PLACES)).not.toThrow();
});

it('names each address that does not exist, in every list, and the one that was probably meant', () => {
  const lists = {
    'en-US': { called: { 'intro/strat': ['begin'] } },
    'zh-CN': { called: { 'intro/vaild#schemaa': ['结构'] } },
  };
  expect(() => checkPlaces(lists, PLACES)).toThrow(
    [
      'the option "synonyms", language "en-US": there is no page or section "intro/strat". Write "intro/start".',
      'the option "synonyms", language "zh-CN": there is no page or section "intro/vaild#schemaa". Write "intro/vaild#schema".',
    ].join('\n'),
  );
});
