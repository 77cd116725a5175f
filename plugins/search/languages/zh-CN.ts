import type { SearchLanguage } from './searchLanguage';

/** Simplified Chinese. */
const chinese: SearchLanguage = {
  questionWords: [
    ...[
      '怎么样',
      '怎么办',
      '怎么做',
      '怎么写',
      '怎么用',
      '怎么',
      '怎样',
      '如何',
      '为什么',
      '为何',
      '什么',
    ],
    ...[
      '哪里',
      '哪些',
      '哪个',
      '某个',
      '一个',
      '是否',
      '能否',
      '能不能',
      '可不可以',
      '可以',
      '有没有',
    ],
    ...[
      '怎么弄',
      '怎么搞',
      '怎么处理',
      '怎么解决',
      '怎么实现',
      '怎么设置',
      '怎么回事',
      '如何实现',
      '为啥',
      '会不会',
      '是不是',
      '哪儿',
      '什么时候',
    ],
    ...['之间', '的时候', '应该', '需要', '想要', '请问'],
  ],
  hasPinyin: true,
};

export default chinese;
