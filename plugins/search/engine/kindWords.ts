/** Words for kinds of things, which readers type next to the name of one: `setValue method`. */
export const KIND_WORDS: ReadonlySet<string> = new Set(
  'form formitem item api hook hooks prop props property option options method methods function type types component 属性 方法 选项 参数 类型 函数 组件 用法 怎么用'.split(
    ' ',
  ),
);

/** Words for a symptom, which readers type next to what has it: `watch not firing`. */
export const SYMPTOM_WORDS: ReadonlySet<string> = new Set(
  'working works firing fires fire issue problem 不生效 失效 无效 没反应 不触发 不起作用 没有反应 不更新 问题'.split(
    ' ',
  ),
);
