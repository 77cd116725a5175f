/** Words for kinds of things, which readers type next to the name of one: `setValue method`. */
export const KIND_WORDS: ReadonlySet<string> = new Set(
  'form formitem item api hook hooks prop props property option options method methods function type types component 属性 方法 选项 参数 类型 函数 组件 用法 怎么用'.split(
    ' ',
  ),
);
