import type { SearchLanguage } from './searchLanguage';

/** Simplified Chinese. */
const chinese: SearchLanguage = {
  questionWords: [
    ...['怎么样', '怎么', '怎样', '如何', '为什么', '为何', '什么'],
    ...['哪里', '哪些', '哪个', '是否', '请问'],
  ],
  hasPinyin: true,
};

export default chinese;
