import type { Intents } from './intent';
import { inItemOptions, inMethods, inOptions, inReturn } from './members';

/** Queries of readers of the Chinese pages that the engine is never tuned on, written without knowledge of it. */
export const HELD_OUT: Intents = {
  names: [
    [
      'form.setValues',
      [...inReturn('setValues'), 'intro/controller#set', 'api/use-form-return-value#writing'],
    ],
    ['Form.formStyle', ['api/form-props#Form-formStyle', 'intro/layout#styles']],
    ['removeValidater', [...inMethods('removeValidator'), 'intro/vaild-errors#remove']],
    [
      'bindId 是什么',
      [
        ...inItemOptions('bindId'),
        'api/form-item-start#FormItem-bindId',
        'intro/core-ideas#path',
        'api/form-item-start#value',
        'errors/BF004',
      ],
    ],
    ['readOnlyTxt', [...inOptions('readOnlyText'), 'intro/layout#read-only-text']],
    ['useForm.forceUpdate', [...inReturn('forceUpdate'), 'guides/performance#force-update']],
    ['GetContentOption 类型', ['types/get-content-options']],
    [
      'issubmiting',
      [
        'types/form-state#FormState-isSubmitting',
        'intro/form-state#submit',
        'intro/vaild#submitting',
      ],
    ],
    ['Field Path 类型', ['types/render#field-path', 'guides/typescript#paths']],
    [
      'error_style',
      [...inOptions('errorStyle'), 'intro/vaild-errors#style', 'intro/layout#styles'],
    ],
    [
      'requireindicater',
      [
        ...inOptions('requireIndicator'),
        'intro/layout#required',
        'api/use-form-config#require-indicator',
      ],
    ],
    ['keyOf 用法', ['api/use-subscribe#key-of', 'intro/dymic#keys']],
    [
      'watch 的 key',
      [
        'types/watch#Watch-key',
        'api/use-watch#keys',
        'intro/use-watch#imperative',
        'api/use-watch#watch',
      ],
    ],
    ['BF11 警告', ['errors/BF011']],
    ['错误码 010', ['errors/BF010']],
    ['bf-2 报错', ['errors/BF002']],
    [
      'contextProps.apiEffect',
      [
        'types/context-props#ContextProps-apiEffect',
        'intro/form-item#api-effect',
        'types/api-effect-options',
      ],
    ],
    ['LabelOptions', ['types/render-config-types#label-options']],
    ['usePresist', ['guides/add-ons#persist']],
    [
      'validator 第二个参数',
      [
        'types/rules#rule-context',
        'types/rules#Rule-validator',
        'types/rules#RuleContext-model',
        'types/rules#RuleContext-signal',
        'intro/vaild#custom',
      ],
    ],
    [
      'FormMethod ref',
      [
        'types/form-method',
        'types/form-method#example',
        'api/form-methods',
        'intro/form-item#ref',
        'guides/typescript#refs',
      ],
    ],
    ['state.fields', ['types/form-state#FormState-fields', 'intro/form-state#members']],
  ],
  rivals: [
    [
      'scrollToFirstError 失效',
      ['guides/faq#first-error', 'guides/migration-antd#state', 'guides/accessibility#focus'],
    ],
    [
      'getValueFromEvent 转换',
      [
        'intro/controller#format',
        'api/form-item-props#change',
        'api/form-item-props#FormItem-formatChangeValue',
      ],
    ],
    [
      'normalize 格式化输入值',
      [
        'intro/controller#format',
        'intro/controller#parse',
        'api/form-item-props#change',
        'api/form-item-props#FormItem-formatChangeValue',
        'api/form-item-props#FormItem-format',
      ],
    ],
    ['Form.List 至少添加一条', ['intro/dymic#validation']],
    ['Form.List 删除后校验错位', ['guides/faq#wrong-row', 'intro/dymic#keys', 'intro/dymic#rows']],
    [
      'EditableProTable 卡顿',
      [
        'guides/editable-table',
        'intro/dymic#large',
        'guides/performance#slow',
        'guides/faq#slow',
        'guides/performance#row-components',
      ],
    ],
    [
      'StepsForm 返回上一步数据',
      ['guides/wizard', 'guides/wizard#steps', 'guides/migration-antd#pro-form'],
    ],
    [
      'ProForm request 回显',
      ['guides/faq#async-values', 'guides/faq#tanstack-query', 'guides/migration-antd#pro-form'],
    ],
    [
      'dateFormatter 日期转字符串',
      [
        'guides/faq#dates',
        'guides/migration-antd#pro-form',
        'intro/integration-ui#antd',
        'intro/controller#parse',
      ],
    ],
    [
      'onValuesChange 不触发',
      [
        'intro/use-watch',
        'intro/use-watch#choose',
        'api/use-watch',
        'guides/migration-antd#state',
        'intro/use-watch#model',
      ],
    ],
    ['dependencies 循环校验', ['intro/vaild-async#dependent', 'errors/BF003']],
    [
      '自定义组件 value onChange 不生效',
      ['intro/controller#custom', 'intro/custom#control', 'intro/integration-ui#wiring'],
    ],
    [
      'labelCol 固定宽度',
      [...inOptions('labelWidth'), 'intro/layout#label-width', 'intro/layout#label'],
    ],
    [
      'validateMessages 全局配置',
      [
        'api/form-props#Form-messages',
        'api/use-form-config#UseFormConfig-messages',
        'intro/vaild#messages',
        'guides/migration-antd#rules',
        'guides/i18n#built-in',
      ],
    ],
    ['warningOnly 不阻止提交', ['guides/migration-antd#rules']],
    [
      'ModalForm onFinish 返回 true 关闭',
      ['guides/migration-antd#pro-form', 'guides/migration-antd#modal'],
    ],
    [
      'QueryFilter 重置后重新查询',
      ['guides/search-form', 'guides/search-form#steps', 'guides/migration-antd#pro-form'],
    ],
    ['zodResolver 可选字段 空字符串', ['guides/faq#optional']],
    ['useFieldArray move 排序', ['intro/dymic#reorder']],
    [
      'Formik 输入卡顿 重复渲染',
      [
        'guides/performance#one-item',
        'guides/performance#slow',
        'guides/faq#slow',
        'guides/migration#formik',
        'guides/migration-formik',
      ],
    ],
    [
      'antd 校验失败 红色边框 status',
      [
        'guides/migration-antd#after',
        'intro/integration-ui#antd',
        'intro/integration-ui#wiring',
        'types/define-props#example',
      ],
    ],
    [
      'shouldUpdate 不刷新',
      [
        'guides/migration-antd#state',
        'intro/vaild-async#computed',
        'intro/use-subscribe',
        'intro/use-subscribe#linkage',
        'guides/faq#not-updating',
      ],
    ],
  ],
  guides: [
    [
      '去掉首尾空格',
      [
        'intro/controller#format',
        'intro/vaild#rules',
        'intro/vaild-schema#whole-schema',
        'errors/BF003#after',
        'guides/migration-schemas#rules',
      ],
    ],
    [
      '金额千分位',
      [
        'intro/controller#parse',
        'api/form-item-props#change',
        'api/form-item-props#FormItem-format',
      ],
    ],
    ['一组多选框存成数组', ['intro/controller#bind', 'intro/fn-controller#event']],
    ['点击提交没反应', ['guides/faq#not-submitted', 'errors/BF010']],
    [
      '手机号是否已注册',
      [
        'intro/vaild-async#async',
        'intro/vaild-async#debounce',
        'intro/vaild-async#abort',
        'guides/sign-up',
        'intro/vaild-errors#set-error',
      ],
    ],
    [
      '旧请求覆盖新结果',
      [
        'guides/search-form',
        'intro/vaild-async#async',
        'intro/vaild-async#abort',
        'guides/faq#async',
      ],
    ],
    [
      '刷新后内容丢失怎么办',
      ['guides/add-ons#persist', 'guides/add-ons', 'guides/wizard', 'intro/form-state#leave'],
    ],
    ['撤回刚才的输入', ['guides/add-ons#undo']],
    [
      '读屏软件',
      ['guides/accessibility', 'guides/accessibility#built-in', 'guides/accessibility#check'],
    ],
    ['页面死循环', ['errors/BF003', 'intro/use-watch#both-ways']],
    ['夜间模式', ['intro/custom#tokens', 'intro/integration-ui#theme', 'guides/ui-kits#adapters']],
    [
      'Next.js 里怎么用',
      [
        'guides/server-rendering',
        'guides/server-rendering#server',
        'guides/server-rendering#action',
      ],
    ],
    [
      '表格底部合计',
      [
        'intro/dymic#subscribe',
        'intro/dymic#computed',
        'intro/dymic#computed-rendering',
        'guides/editable-table',
      ],
    ],
    [
      '去掉必填的星号',
      [
        ...inOptions('requireIndicator'),
        'intro/layout#required',
        'api/use-form-config#require-indicator',
      ],
    ],
    [
      '一行放多个字段',
      ['intro/layout#direction', 'intro/layout#combined', 'api/form-props#Form-direction'],
    ],
    ['老浏览器兼容', ['intro/install#requirements']],
    [
      '查看每个字段渲染次数',
      ['guides/devtools', 'guides/devtools#tabs', 'guides/performance#slow'],
    ],
    ['弹窗里回车触发外层表单', ['guides/faq#nested']],
    [
      '接口报错怎么提示用户',
      [
        'guides/faq#server-errors',
        'intro/vaild-errors#set-error',
        'intro/vaild#submitting',
        'errors/BF012',
      ],
    ],
    ['限制图片大小', ['guides/file-upload', 'guides/file-upload#steps']],
    [
      '封装通用输入框组件',
      ['guides/typescript#field', 'intro/form-item#apart', 'types/form-item#example'],
    ],
    [
      '详情页只展示文字',
      [...inOptions('readOnlyText'), 'intro/layout#read-only-text', 'intro/layout#read-only'],
    ],
  ],
};
