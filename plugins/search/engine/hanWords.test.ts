import { hanWords } from './hanWords';

describe('hanWords', () => {
  it.each([
    ['虚拟列表', ['虚拟', '列表']],
    ['提交后才显示错误', ['提交', '显示', '错误']],
    ['自己的输入框', ['自己', '输入框']],
    ['校验', ['校验']],
    ['校验防抖', ['校验', '防抖']],
    ['省市区', ['省市区']],
    ['脏检查', ['脏检查']],
    ['服务端渲染', ['服务端', '渲染']],
    ['定时保存', ['定时', '保存']],
    ['前缀后缀', ['前缀', '后缀']],
    ['校验的时机', ['校验', '时机']],
    ['的', ['的']],
    ['龘', ['龘']],
  ])('splits %s', (run, words) => {
    expect(hanWords(run)).toEqual(words);
  });

  it('keeps the run where the browser has no dictionary', () => {
    const { Segmenter } = Intl;
    try {
      Reflect.deleteProperty(Intl, 'Segmenter');
      expect(hanWords('虚拟列表')).toEqual(['虚拟列表']);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });
});
