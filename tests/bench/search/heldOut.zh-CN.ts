import type { Intents } from './intent';

/**
 * Queries of readers of the Chinese pages, written without knowledge of the engine; the places were chosen without
 * knowing what found them. Scored once, their mean reciprocal rank was .837. The engine was not tuned on them.
 */
export const HELD_OUT: Intents = {
  names: [
    [
      'bindId 嵌套',
      [
        'intro/controller#nested',
        'intro/controller#controller-nested',
        'intro/core-ideas#path',
        'api/form-item-props#FormItem-bindId',
        'api/form-item-start#FormItem-bindId',
      ],
    ],
    ['useForm 泛型', ['guides/typescript#data', 'guides/typescript', 'types/use-form-return']],
    [
      'formatChangValue',
      [
        'api/form-item-props#FormItem-formatChangeValue',
        'api/form-item-props#change',
        'intro/controller#format',
        'intro/controller#controller-format',
      ],
    ],
    ['keyOf 列表', ['intro/dymic#keys', 'api/use-subscribe#key-of', 'api/use-subscribe#keyOf']],
    [
      'contextProps 怎么用',
      [
        'types/context-props',
        'api/form-props#Form-contextProps',
        'api/form-start#Form-contextProps',
        'api/use-form-return-value#UseFormReturn-contextProps',
        'intro/use-subscribe#global',
        'intro/use-watch#global',
      ],
    ],
    ['BF005 报错', ['errors/BF005']],
    ['bf012', ['errors/BF012']],
    ['错误码 BF001', ['errors/BF001', 'errors/overview#codes']],
    [
      'labelWidth 单独设置',
      [
        'intro/layout#label-width',
        'intro/layout#layout-label-width',
        'api/form-item-props#FormItem-labelWidth',
        'intro/layout#shared',
      ],
    ],
    [
      'initialValue 不生效',
      [
        'guides/faq#async-values',
        'api/form-item-props#FormItem-initialValue',
        'api/form-item-props#values',
        'api/use-form-start#data',
      ],
    ],
    [
      'setvalue 会触发校验吗',
      [
        'guides/faq#set-value',
        'api/form-methods#side-effects',
        'intro/vaild-trigger#trigger',
        'intro/controller#model',
        'api/use-form-return-value#writing',
      ],
    ],
    [
      'useSubscribe 不更新',
      [
        'guides/faq#not-updating',
        'intro/use-subscribe#read',
        'intro/use-subscribe#placement',
        'api/use-subscribe',
        'api/use-subscribe#snapshot',
      ],
    ],
    [
      'required 星号',
      [
        'intro/layout#required',
        'intro/layout#layout-required',
        'api/use-form-config#require-indicator',
        'api/use-form-config#UseFormConfig-requireIndicator',
        'api/form-item-props#FormItem-requireIndicator',
        'api/form-props#Form-requireIndicator',
      ],
    ],
    [
      'readOnly 纯文本',
      [
        'intro/layout#read-only-text',
        'intro/layout#layout-read-only-text',
        'intro/layout#read-only',
        'api/form-item-props#FormItem-readOnlyText',
        'api/form-props#Form-readOnlyText',
        'api/use-form-config#UseFormConfig-readOnlyText',
        'api/form-item-props#read-only',
        'api/use-form-config#read-only',
      ],
    ],
    [
      'setError 后端',
      [
        'intro/vaild-errors#set-error',
        'guides/faq#server-errors',
        'intro/first-form#submit',
        'guides/sign-up',
        'intro/start#by-hand',
        'guides/cheat-sheet#errors',
        'api/use-form-return-value#UseFormReturn-setError',
        'api/form-methods#FormMethod-setError',
      ],
    ],
    [
      'trigger onInput',
      [
        'intro/controller#define-props',
        'intro/controller#controller-define-props',
        'intro/fn-controller#event',
        'intro/integration-ui#adapt',
      ],
    ],
    [
      'onsubmit 拿不到值',
      [
        'guides/faq#disabled',
        'api/form-start#submit',
        'errors/BF013#why',
        'intro/form-item#compose',
        'intro/vaild#snapshot',
      ],
    ],
    [
      'validate 部分字段',
      [
        'intro/vaild#some',
        'intro/vaild#vaild-some',
        'api/form-methods#form-methods-basic',
        'api/form-methods#FormMethod-validate',
        'api/use-form-return-value#UseFormReturn-validate',
        'api/use-form-return-value#validate',
      ],
    ],
    [
      'useWatch undefined',
      [
        'intro/use-watch#item',
        'intro/use-watch#watch',
        'api/use-watch#timing',
        'intro/dymic#computed-rendering',
      ],
    ],
    [
      'FormItem rules 自定义',
      [
        'intro/vaild#custom',
        'intro/vaild#vaild-custom',
        'api/form-item-props#FormItem-rules',
        'types/rules',
        'api/form-item-props#rules',
      ],
    ],
  ],
  rivals: [
    [
      'setFieldsValue 死循环',
      [
        'errors/BF003',
        'intro/use-watch#both-ways',
        'guides/faq#async-values',
        'api/use-watch#timing',
      ],
    ],
    [
      'shouldUpdate 写法',
      ['guides/migration-antd#state', 'intro/vaild-async#computed', 'intro/use-subscribe#linkage'],
    ],
    ['dependencies 首次不触发', ['intro/vaild-async#dependent', 'guides/migration-antd#state']],
    ['Form.List 删错行', ['guides/faq#wrong-row', 'intro/dymic#rows', 'intro/dymic#keys']],
    [
      'ProFormList key 和 name',
      ['intro/dymic#keys', 'intro/dymic#rows', 'api/use-subscribe#key-of', 'guides/faq#wrong-row'],
    ],
    [
      'ProFormDependency',
      [
        'guides/migration-antd#pro-form',
        'guides/migration-antd#pro-form-after',
        'intro/use-subscribe#linkage',
      ],
    ],
    [
      'valuePropName',
      [
        'guides/migration-antd#api',
        'intro/controller#define-props',
        'intro/controller#controller-define-props',
        'intro/fn-controller#checkbox',
      ],
    ],
    [
      'normalize 提交还是原值',
      [
        'intro/controller#format',
        'intro/controller#parse',
        'intro/controller#controller-format',
        'api/form-item-props#FormItem-formatChangeValue',
        'api/form-item-props#change',
      ],
    ],
    [
      'getValueProps',
      [
        'intro/controller#define-props',
        'intro/controller#parse',
        'types/define-props',
        'intro/integration-ui#adapt',
        'types/render-config-types#RenderConfigTypes-defineProps',
        'api/form-item-props#FormItem-format',
      ],
    ],
    [
      'resetFields 重置不了',
      [
        'api/use-form-return-value#states',
        'guides/faq#reset-field',
        'api/form-item-props#values',
        'api/form-methods#side-effects',
        'intro/form-item#ref',
        'api/use-form-return-value#UseFormReturn-reset',
        'api/form-methods#FormMethod-reset',
        'api/form-item-props#FormItem-defaultValue',
      ],
    ],
    [
      'scrollToFirstError 失效',
      ['guides/faq#first-error', 'guides/migration-antd#state', 'guides/accessibility#focus'],
    ],
    [
      'onValuesChange',
      ['intro/use-watch', 'intro/use-watch#model', 'guides/migration-antd#state', 'api/use-watch'],
    ],
    [
      'onFieldsChange 卡顿',
      [
        'guides/performance#slow',
        'guides/performance#placement',
        'guides/performance#keep',
        'guides/faq#slow',
        'intro/use-subscribe#placement',
      ],
    ],
    [
      'validateFields 取值',
      [
        'intro/vaild#submit',
        'guides/migration-antd#api',
        'api/use-form-return-value#validate',
        'api/use-form-return-value#UseFormReturn-validate',
      ],
    ],
    [
      'formily effects',
      ['intro/use-watch', 'intro/use-subscribe#linkage', 'intro/vaild-async#computed'],
    ],
    [
      'readPretty',
      [
        'intro/layout#read-only',
        'intro/layout#read-only-text',
        'intro/layout#layout-read-only',
        'intro/layout#layout-read-only-text',
        'api/use-form-config#read-only',
        'api/use-form-config#UseFormConfig-readOnlyText',
        'api/form-props#Form-readOnlyText',
        'api/form-item-props#FormItem-readOnlyText',
      ],
    ],
    [
      'x-reactions 联动',
      [
        'intro/use-watch#linkage',
        'intro/use-watch#use-watch-linkage',
        'intro/use-subscribe#linkage',
        'intro/use-subscribe#use-subscribe-linkage',
        'intro/vaild-async#computed',
        'types/define-props#follow',
      ],
    ],
    [
      'getFieldsValue(true)',
      [
        'guides/faq#disabled',
        'api/use-form-return-value#UseFormReturn-model',
        'api/form-start#submit',
        'intro/core-ideas#path',
      ],
    ],
    [
      'formApi 外部调用',
      [
        'intro/form-item#ref',
        'intro/form-item#validate-ref',
        'api/form-methods',
        'api/use-form-return-value',
        'types/form-method',
        'guides/faq#outside',
        'intro/use-subscribe#global',
      ],
    ],
    ['not connected to any Form', ['guides/migration-antd#modal']],
  ],
  guides: [
    [
      '两个输入框联动',
      [
        'intro/use-watch#linkage',
        'intro/use-watch#use-watch-linkage',
        'intro/use-watch#both-ways',
        'intro/use-watch#use-watch-both-ways',
      ],
    ],
    [
      '确认密码',
      [
        'intro/vaild#vaild-custom',
        'intro/vaild#custom',
        'guides/faq#confirm',
        'intro/vaild-async#dependent',
      ],
    ],
    ['弹窗关闭清空表单', ['guides/faq#after-submit', 'guides/migration-antd#modal']],
    [
      '表单项太多很卡',
      [
        'guides/faq#slow',
        'guides/performance#slow',
        'guides/performance#keep',
        'guides/performance#placement',
        'intro/dymic#large',
      ],
    ],
    ['日期转字符串', ['guides/faq#dates', 'guides/i18n#time-zones', 'intro/integration-ui#antd']],
    ['开始时间结束时间拆开', ['guides/faq#date-range']],
    [
      '详情和编辑切换',
      [
        'intro/layout#read-only',
        'intro/layout#layout-read-only',
        'intro/layout#read-only-text',
        'intro/layout#layout-read-only-text',
        'api/use-form-config#read-only',
      ],
    ],
    [
      '预览态样式',
      [
        'intro/layout#read-only',
        'intro/layout#read-only-text',
        'intro/layout#layout-read-only',
        'intro/layout#layout-read-only-text',
      ],
    ],
    ['动态增减表单', ['intro/dymic', 'intro/first-form#list']],
    ['表格里编辑', ['guides/editable-table', 'intro/layout#no-style']],
    [
      '编辑回显',
      [
        'guides/faq#async-values',
        'guides/faq#tanstack-query',
        'guides/migration-antd#modal',
        'api/use-form-start#data',
      ],
    ],
    [
      '接口报错显示到字段',
      [
        'intro/vaild-errors#set-error',
        'guides/faq#server-errors',
        'intro/first-form#submit',
        'guides/sign-up',
        'intro/start#by-hand',
        'guides/cheat-sheet#errors',
      ],
    ],
    [
      '用户名重复校验 防抖',
      [
        'guides/sign-up',
        'intro/vaild-async#debounce',
        'intro/vaild-async#vaild-debounce',
        'intro/vaild-async#abort',
        'intro/vaild-async#async',
        'guides/faq#async',
      ],
    ],
    ['分步表单', ['guides/wizard', 'guides/faq#steps']],
    [
      '自动存草稿',
      [
        'guides/add-ons#persist',
        'guides/add-ons#add-ons-draft',
        'guides/wizard',
        'intro/use-watch#model',
        'types/watch#example',
      ],
    ],
    [
      '折叠面板里没渲染也要校验',
      ['api/form-methods#reach', 'intro/vaild-schema#whole-schema', 'guides/faq#disabled'],
    ],
    [
      '自定义组件 value onChange',
      [
        'intro/controller#custom',
        'intro/controller#controller-custom',
        'intro/custom#control',
        'types/attrs',
        'intro/integration-ui#wiring',
      ],
    ],
    ['下拉选项异步', ['guides/address', 'guides/search-form#autocomplete']],
    [
      '提交时才校验',
      [
        'intro/vaild-trigger#manual',
        'intro/vaild-trigger#vaild-manual',
        'intro/vaild-trigger#submitted',
        'intro/vaild-trigger#vaild-submitted',
        'intro/vaild-trigger#trigger',
        'guides/faq#when',
        'types/trigger',
      ],
    ],
    ['字符串数组列表', ['intro/dymic#keys', 'intro/dymic#rows']],
  ],
};
