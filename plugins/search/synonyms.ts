/**
 * Words that mean the same to a reader, by language: a page whose title or keywords name one member of
 * a group is found by the others too. Add what readers say and the pages do not.
 */
export const SYNONYMS: Record<string, string[][]> = {
  'en-US': [
    ['validation', 'check', 'verify', 'validity'],
    ['required', 'mandatory', 'compulsory'],
    ['requireIndicator', 'required mark', 'asterisk', 'star'],
    ['dynamic form', 'field array', 'repeater', 'repeatable rows'],
    ['install', 'setup', 'set up', 'download'],
    ['introduction', 'quick start', 'tutorial', 'overview'],
    ['customization', 'theming', 'dark mode', 'colors', 'skin'],
    ['CSS custom properties', 'CSS variables', 'design tokens'],
    ['Ant Design', 'antd'],
    ['MUI', 'Material UI'],
    ['UI kit', 'component library', 'third-party components'],
    ['watch', 'observe', 'listener', 'watcher'],
    ['linkage', 'linked fields', 'dependent fields', 'cascading fields'],
    ['accessibility', 'a11y', 'screen reader', 'ARIA'],
    ['function content', 'render prop', 'render function'],
    ['checkbox', 'switch', 'toggle'],
    ['readOnly', 'view mode'],
  ],
  'zh-CN': [
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
};
