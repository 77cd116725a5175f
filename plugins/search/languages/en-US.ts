import type { SearchLanguage } from './searchLanguage';

/** English. */
const english: SearchLanguage = {
  questionWords:
    'a all am an and another any anyone are aren arent at be best by can cannot cant cause causes const could couldn couldnt did didn didnt do does doesn doesnt don dont for from get give has hasnt have havent how hows i if im in into is isn isnt it its ive know let ll m make my need of on or our please possible put re s should shouldn shouldnt so some such t tell than that thats the their them then there they this to too ve want was wasn wasnt way we what whats when where wheres which while who why will with won wont would wouldn wouldnt you your'.split(
      ' ',
    ),
};

export default english;
