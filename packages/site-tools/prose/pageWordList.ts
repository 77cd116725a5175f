import type { WordRule } from './wordList';

/** Words that pages avoid, besides those of the English list of WRITING.md. */
export const ENGLISH_PAGE_WORDS: WordRule[] = [
  {
    word: 'follows what it reads',
    avoid: /\bfollow(?:s|ed)? what (?:it|they)\b/giu,
    instead: 'tracks what it reads',
  },
  { word: 'hear, told', avoid: /\b(?:hears?|heard|told)\b/giu, instead: 'be notified' },
  {
    word: 'is asked (of a rule)',
    avoid: /\b(?:is|are|was|be) (?:not )?asked\b/giu,
    instead: 'runs, is called',
  },
  {
    word: 'draw (a component)',
    avoid: /\bdraw(?:s|n|ing)?\b/giu,
    instead: 'render',
  },
  {
    word: 'nobody, somebody, anybody',
    avoid: /\b(?:no|some|any)body\b/giu,
    instead: 'no one, someone, anyone; users',
  },
  {
    word: 'at a key, at each key',
    avoid: /\bat (?:a|each|every) key\b/giu,
    instead: 'on every keystroke',
  },
  { word: 'overrule', avoid: /\boverrul(?:e|es|ed)\b/giu, instead: 'override' },
  { word: 'hangs on', avoid: /\bhangs? on\b/giu, instead: 'depends on' },
  {
    word: 'goes away (of an error)',
    avoid: /\bgo(?:es)? away\b/giu,
    instead: 'is cleared, is removed',
  },
  { word: 'lights up', avoid: /\blights? up\b/giu, instead: 'is highlighted' },
  { word: 'quiet (of a field)', avoid: /\bquiet\b/giu, instead: 'shows no errors' },
  { word: 'sister', avoid: /\bsisters?\b/giu, instead: 'sibling' },
  { word: 'in step', avoid: /\bin step\b(?! by| \d)/giu, instead: 'in sync' },
  { word: 'comes with', avoid: /\bcomes with\b/giu, instead: 'includes, has' },
  { word: 'back then', avoid: /\bback then\b/giu, instead: 'at that time; stale' },
  {
    word: 'further up, further down',
    avoid: /\bfurther (?:up|down)\b/giu,
    instead: 'above, below',
  },
  { word: 'worth the name', avoid: /\bworth the name\b/giu, instead: 'real, useful' },
  {
    word: 'turn the list over',
    avoid: /\bturn(?:s|ed|ing)? (?:the list|the rows|them) over\b/giu,
    instead: 'reverse',
  },
  { word: 'in vain', avoid: /\bin vain\b/giu, instead: 'without effect' },
];

/** Words that pages avoid, besides those of the Chinese list of WRITING.zh-CN.md. */
export const CHINESE_PAGE_WORDS: WordRule[] = [
  { word: '跟踪（依赖）', avoid: /跟踪/gu, instead: '追踪' },
  { word: '还原（值、数据）', avoid: /还原/gu, instead: '恢复、重置' },
  { word: '报告的是、报告的值（onChange）', avoid: /报告的[是值]/gu, instead: '传出' },
  { word: '服务器的回答', avoid: /服务器的?回答/gu, instead: '响应、返回结果' },
  { word: '演示（名词）', avoid: /[个本该]演示|演示下方/gu, instead: '示例' },
  { word: '导览', avoid: /导览/gu, instead: '概览；带你了解' },
  { word: '凡是', avoid: /凡是/gu, instead: '只要' },
  { word: '自成一套', avoid: /自成一套/gu, instead: '不同的（接口）' },
  { word: '一无所知', avoid: /一无所知/gu, instead: '与……无关' },
];
