import type { ProseLanguage } from './proseLanguage';

/** Simplified Chinese. */
const chinese: ProseLanguage = {
  guide: 'WRITING.zh-CN.md',
  script: 'Han',
  length: { least: 250, unit: 'Chinese characters', pattern: /\p{Script=Han}/gu },
  words: [
    { word: '绘制、重绘（指 render）', avoid: /重绘|绘制/gu, instead: '渲染、重新渲染' },
    { word: '兑现', avoid: /兑现/gu, instead: '成功（resolve）' },
    { word: '下标', avoid: /下标/gu, instead: '索引' },
    { word: '答复', avoid: /答复/gu, instead: '响应、返回结果' },
    { word: '询问服务器', avoid: /询问服务器/gu, instead: '请求服务器；异步校验' },
    { word: '交出（元素、输入框）', avoid: /交出/gu, instead: '传入' },
    { word: '得知', avoid: /得知/gu, instead: '监听' },
    { word: '千字节', avoid: /千字节/gu, instead: 'KB' },
    { word: '孪生', avoid: /孪生/gu, instead: '译文、英文页面' },
    { word: '您', avoid: /您/gu, instead: '你' },
  ],
  pageWords: [
    { word: '跟踪（依赖）', avoid: /跟踪/gu, instead: '追踪' },
    { word: '还原（值、数据）', avoid: /还原/gu, instead: '恢复、重置' },
    { word: '报告的是、报告的值（onChange）', avoid: /报告的[是值]/gu, instead: '传出' },
    { word: '服务器的回答', avoid: /服务器的?回答/gu, instead: '响应、返回结果' },
    { word: '演示（名词）', avoid: /[个本该]演示|演示下方/gu, instead: '示例' },
    { word: '导览', avoid: /导览/gu, instead: '概览；带你了解' },
    { word: '凡是', avoid: /凡是/gu, instead: '只要' },
    { word: '自成一套', avoid: /自成一套/gu, instead: '不同的（接口）' },
    { word: '一无所知', avoid: /一无所知/gu, instead: '与……无关' },
    { word: '触发时机', avoid: /触发时机/gu, instead: '校验时机' },
    {
      word: '所选的值、所选数据',
      avoid: /所选的?(?:值|数据|部分)/gu,
      instead: '选中的值、选中的数据',
    },
    { word: '普通副本', avoid: /普通副本/gu, instead: '副本' },
    { word: '文档顺序', avoid: /文档顺序/gu, instead: '页面顺序；页面上第一个' },
    { word: '显示中的（错误）', avoid: /显示中的/gu, instead: '当前显示的' },
    {
      word: '一次按键、每次按键',
      avoid: /[一每]次按键|按一次键/gu,
      instead: '每次输入；输入一个字符',
    },
    { word: '访问过（touched）', avoid: /访问过|[未已]访问/gu, instead: 'touched；离开过字段' },
    {
      word: '以属性、作为属性传入',
      avoid: /(?:以|作为|通过)属性(?:传|收)/gu,
      instead: '通过 props 传入',
    },
    { word: '无样式组件库', avoid: /无样式组件/gu, instead: '无头组件库（headless）' },
  ],
  typography: [
    {
      pattern: /\p{Script=Han}[A-Za-z0-9`]|[A-Za-z0-9`%]\p{Script=Han}/gu,
      what: 'needs a space between Chinese and Latin letters, digits or code',
    },
    {
      pattern: /(?<=\p{Script=Han})[,.;:?!()]|[,.;:?!()](?= ?\p{Script=Han})/gu,
      what: 'has half-width punctuation next to Chinese; write ，。；：？！（）',
    },
    { pattern: /\p{Script=Han}\n\p{Script=Han}/gu, what: 'breaks a line, which shows as a space' },
    { pattern: /您/g, what: 'says 您; write 你' },
  ],
};

export default chinese;
