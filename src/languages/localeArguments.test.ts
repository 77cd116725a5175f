import { chosenLocales, oneLocale } from './localeArguments';

it('means every translation unless some are named', () => {
  expect(chosenLocales([], ['zh-CN', 'es'])).toEqual(['zh-CN', 'es']);
  expect(chosenLocales(['es'], ['zh-CN', 'es'])).toEqual(['es']);
});

it('refuses a language that the site does not have', () => {
  expect(() => chosenLocales(['fr'], ['zh-CN', 'es'])).toThrow(
    '"fr" is not a translation. Choose one of: zh-CN, es.',
  );
});

it('needs no name where there is one translation, and one where there are more', () => {
  expect(oneLocale([], ['zh-CN'])).toBe('zh-CN');
  expect(oneLocale(['es'], ['zh-CN', 'es'])).toBe('es');
  expect(() => oneLocale([], ['zh-CN', 'es'])).toThrow('--locale zh-CN or --locale es');
});
