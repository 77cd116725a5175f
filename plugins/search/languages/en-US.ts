import type { SearchLanguage } from './searchLanguage';

/** English. */
const english: SearchLanguage = {
  questionWords:
    'a all am an and another any anyone are aren at be best by can cannot cause causes could couldn did didn do does doesn don for from get give has have how i if in into is isn it its know let ll make my need of on or our please possible put re should shouldn so some such tell than that the their them then there they this to too ve want was wasn way we what when where which while who why will with won would wouldn you your'.split(
      ' ',
    ),
};

export default english;
