import type { SearchLanguage } from './searchLanguage';

/** English. */
const english: SearchLanguage = {
  questionWords:
    'a an and another are can do does for from get how i in is it make my of on or put should the there to want what when where which why with you'.split(
      ' ',
    ),
};

export default english;
