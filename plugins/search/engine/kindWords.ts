/** Words for kinds of things, which readers type next to the name of one: `setValue method`. */
export const KINDS: ReadonlySet<string> = new Set(
  'api hook hooks prop props property option options arg args argument arguments param params parameter parameters method methods function type types component signature example examples usage sample 属性 方法 选项 参数 类型 函数 组件 用法 返回值 签名'.split(
    ' ',
  ),
);

/** The kinds, and what things belong to. */
export const KIND_WORDS: ReadonlySet<string> = new Set([
  ...KINDS,
  'form',
  'formitem',
  'item',
  'vs',
  'versus',
]);

/**
 * Other form libraries, which readers type next to a name of their API: `formik setErrors`. Words are split at hyphens,
 * so `vee-validate` and `el-form` are here by their first part.
 */
export const LIBRARY_WORDS: ReadonlySet<string> = new Set(
  'formik rhf hookform tanstack antd formily angular vant vee el plus element elementui elementplus semi arco proform naive tdesign'.split(
    ' ',
  ),
);

/** Words for a symptom, which readers type next to what has it: `watch not firing`. */
export const SYMPTOM_WORDS: ReadonlySet<string> = new Set(
  'working works firing fires fire broken issue problem bug 不生效 没生效 未生效 失效 无效 没用 没效果 没有效果 没反应 没有反应 无反应 不触发 没触发 不起作用 没作用 不更新 不执行 问题 报错'.split(
    ' ',
  ),
);

const HAN_SYMPTOM = new RegExp(
  `(${[...SYMPTOM_WORDS].filter((word) => /\p{Script=Han}/u.test(word)).join('|')})`,
  'u',
);

/** Splits a run of Chinese around symptoms, which are not separated from what has them: 校验不生效. */
export const splitSymptoms = (run: string): string[] => run.split(HAN_SYMPTOM).filter(Boolean);
