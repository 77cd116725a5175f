import type { SearchLanguage } from './searchLanguage';

/** Simplified Chinese. */
const chinese: SearchLanguage = {
  synonyms: [
    ['校验', '验证', '检验'],
    ['必填', '必选'],
    ['必填标记', '星号', 'requireIndicator'],
    ['动态表单', '子表单', '重复项'],
    ['安装', '下载'],
    ['介绍', '入门', '快速开始', '概述'],
    ['主题', '换肤', '皮肤', '深色模式', '暗黑模式'],
    ['CSS 自定义属性', 'CSS 变量'],
    ['Ant Design', 'antd'],
    ['MUI', 'Material UI'],
    ['UI 组件库', '第三方组件'],
    ['useWatch', '监听', '侦听', '观察'],
    ['联动', '级联'],
    ['复选框', '多选框'],
    ['无障碍', '可访问性', '读屏软件', '屏幕阅读器'],
    ['函数式', '渲染函数'],
    ['只读', '查看模式'],
  ],
  questionWords: [
    ...['怎么样', '怎么', '怎样', '如何', '为什么', '为何', '什么'],
    ...['哪里', '哪些', '哪个', '是否', '请问'],
  ],
  hasPinyin: true,
};

export default chinese;
