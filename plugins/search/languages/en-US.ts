import type { SearchLanguage } from './searchLanguage';

/** English. */
const english: SearchLanguage = {
  questionWords:
    'a all am an and another any anyone are at be best by can cannot cause causes could do does for from get give has have how i if in into is it its let make my need of on or our possible put should some than that the their them then there they this to want was way we what when where which while who why will with would you your'.split(
      ' ',
    ),
};

export default english;
