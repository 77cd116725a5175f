import type { Intents } from './intent';
import { inOptions } from './members';

/** Queries of readers of the Chinese pages that the engine is never tuned on, written without knowledge of it. */
export const HELD_OUT: Intents = {
  names: [
    [
      'errorClas',
      [
        ...inOptions('errorClass'),
        'intro/vaild-errors#style',
        'intro/layout#styles',
        'intro/custom#parts',
      ],
    ],
    ['useFrom', ['api/use-form-start', 'api/use-form-config', 'api/use-form-return-value']],
    [
      'Form.onSubmitError',
      [
        'api/form-props#Form-onSubmitError',
        'types/form#FormProps-onSubmitError',
        'intro/vaild#submitting',
        'errors/BF012',
      ],
    ],
    ['bf 9 报错', ['errors/BF009']],
    [
      'forceUpdate 作用',
      [
        'api/use-form-return-value#UseFormReturn-forceUpdate',
        'api/use-form-return-value#rendering',
        'guides/performance#force-update',
        'guides/performance#performance-force-update',
      ],
    ],
    [
      'lablePosition',
      [
        ...inOptions('labelPosition'),
        'intro/layout#label-position',
        'intro/layout#layout-label-position',
      ],
    ],
    [
      'customErrorTips',
      [
        ...inOptions('customErrTips'),
        'intro/vaild-errors#display',
        'intro/vaild-errors#vaild-display',
      ],
    ],
    [
      'defineProps 用法',
      [
        'types/define-props',
        'intro/controller#define-props',
        'intro/fn-controller#define-props',
        'intro/integration-ui#adapt',
        'types/render-config-types#RenderConfigTypes-defineProps',
      ],
    ],
    ['attrs.ref', ['types/attrs#Attrs-ref', 'types/attrs', 'intro/fn-controller#attrs']],
    [
      'useForm.schema',
      [
        'api/use-form-config#UseFormConfig-schema',
        'api/use-form-config#schema',
        'intro/vaild-schema#whole-schema',
        'intro/vaild-schema#vaild-schema',
      ],
    ],
    [
      'setFormEror',
      [
        'api/use-form-return-value#UseFormReturn-setFormError',
        'api/form-methods#FormMethod-setFormError',
        'intro/vaild-errors#set-error',
      ],
    ],
    [
      'form.contextProps',
      [
        'api/use-form-return-value#UseFormReturn-contextProps',
        'types/context-props',
        'intro/form-item#use-form',
        'intro/use-subscribe#global',
      ],
    ],
    [
      'FieldState.isDirty',
      [
        'types/form-state#FieldState-isDirty',
        'types/form-state#field-state',
        'intro/form-state#field',
      ],
    ],
    [
      'Messages 类型',
      ['types/rules#messages', 'types/rules#Messages-required', 'types/rules#Messages-invalid'],
    ],
    ['RenderConfigType', ['types/render-config-types']],
    ['useUndo limit', ['guides/add-ons#undo', 'guides/add-ons#undo-cost']],
    [
      'apiEffct',
      [
        'types/context-props#ContextProps-apiEffect',
        'intro/form-item#api-effect',
        'intro/form-item#form-item-api-effect',
        'types/api-effect-options',
      ],
    ],
    [
      'GetContentOptions.isError',
      ['types/get-content-options#GetContentOptions-isError', 'types/get-content-options'],
    ],
    [
      'isValidateing',
      [
        'types/form-state#FormState-isValidating',
        'types/form-state#FieldState-isValidating',
        'types/get-content-options#GetContentOptions-isValidating',
        'intro/form-state#members',
        'intro/vaild-async#async',
      ],
    ],
    [
      'FormItem.parse',
      [
        'api/form-item-props#FormItem-parse',
        'types/form-item#FormItemProps-parse',
        'api/form-item-props#change',
        'intro/controller#parse',
      ],
    ],
  ],
  rivals: [
    [
      'setFieldsValue 不生效',
      [
        'guides/migration-antd#api',
        'guides/migration-antd#modal',
        'guides/migration-antd#pro-form',
        'intro/controller#set',
        'api/use-form-return-value#UseFormReturn-setValues',
        'api/use-form-return-value#writing',
      ],
    ],
    [
      'initialValues 不更新',
      [
        'guides/faq#async-values',
        'guides/faq#tanstack-query',
        'api/use-form-start#data',
        'guides/migration-antd#modal',
        'guides/migration-formik#state',
      ],
    ],
    [
      'validateFields 校验部分字段',
      [
        'intro/vaild#some',
        'intro/vaild#vaild-some',
        'guides/migration-antd#api',
        'api/use-form-return-value#UseFormReturn-validate',
        'api/use-form-return-value#validate',
      ],
    ],
    ['isDirty 一直是 true', ['guides/faq#dirty-after-save', 'intro/form-state#dirty']],
    [
      'valuePropName checked',
      [
        'guides/migration-antd#api',
        'intro/integration-ui#wiring',
        'intro/integration-ui#antd',
        'intro/fn-controller#checkbox',
      ],
    ],
    [
      'ProFormDependency 联动',
      [
        'guides/migration-antd#pro-form',
        'guides/migration-antd#pro-form-before',
        'guides/migration-antd#pro-form-after',
        'intro/use-subscribe#linkage',
        'intro/vaild-async#computed',
      ],
    ],
    ['BetaSchemaForm', ['guides/migration-antd#pro-form']],
    [
      'Form.Item noStyle',
      [...inOptions('noStyle'), 'intro/layout#no-style', 'intro/layout#layout-no-style'],
    ],
    ['Form.List 嵌套', ['intro/dymic#nested', 'intro/dymic#dymic-nested']],
    [
      'getFieldsValue 拿不到隐藏字段',
      [
        'guides/faq#disabled',
        'intro/use-subscribe#linkage',
        'api/use-form-return-value#UseFormReturn-model',
        'guides/migration-antd#pro-form-after',
      ],
    ],
    [
      'validateTrigger onBlur',
      [
        'guides/migration-antd#state',
        'intro/vaild-trigger#trigger',
        'intro/vaild-trigger#touched',
        'intro/vaild-trigger#vaild-trigger',
        'types/trigger',
        'guides/faq#when',
      ],
    ],
    ['ProFormSelect request 远程选项', ['guides/migration-antd#pro-form', 'guides/address']],
    [
      'onFinishFailed',
      [
        'guides/migration-antd#state',
        'api/form-props#Form-onSubmitError',
        'intro/vaild#submitting',
        'guides/faq#not-submitted',
      ],
    ],
    [
      'isFieldsTouched 判断是否修改',
      [
        'guides/migration-antd#state',
        'intro/form-state#dirty',
        'intro/form-state#members',
        'types/form-state#FormState-isDirty',
        'intro/form-state#field',
      ],
    ],
    [
      'Controller 配合 antd',
      [
        'intro/integration-ui#antd',
        'intro/integration-ui#styled',
        'intro/integration-ui#wiring',
        'intro/integration-ui#integration-ui-antd',
        'guides/migration-react-hook-form#after',
      ],
    ],
    [
      'setValue 不触发校验',
      [
        'guides/faq#set-value',
        'intro/controller#model',
        'intro/vaild-trigger#trigger',
        'api/use-form-return-value#writing',
        'api/form-methods#side-effects',
      ],
    ],
    ['dirtyFields 只提交修改的字段', ['guides/faq#changed', 'intro/form-state#changed-values']],
    [
      'trigger 手动校验',
      [
        'intro/vaild-trigger#manual',
        'intro/vaild-trigger#vaild-manual',
        'intro/vaild-trigger#trigger',
        'types/trigger',
        'intro/vaild#submit',
        'guides/migration-react-hook-form#api',
      ],
    ],
    [
      'Formik setErrors 后端错误',
      ['intro/vaild-errors#set-error', 'guides/migration-formik#state', 'guides/faq#server-errors'],
    ],
    [
      'createFormHook',
      [
        'guides/migration-tanstack-form',
        'guides/typescript#field',
        'intro/custom#defaults',
        'intro/custom#extend',
        'intro/custom#hook',
      ],
    ],
  ],
  guides: [
    [
      '两次密码一致',
      [
        'intro/vaild-async#dependent',
        'intro/vaild#custom',
        'intro/vaild#vaild-custom',
        'guides/faq#confirm',
        'guides/cheat-sheet#rules',
      ],
    ],
    ['上传文件', ['guides/file-upload']],
    ['省市区联动', ['guides/address', 'intro/use-watch#linkage']],
    [
      '重置表单',
      [
        'api/use-form-return-value#UseFormReturn-reset',
        'api/form-methods#FormMethod-reset',
        'api/use-form-return-value#states',
        'intro/form-state#dirty',
        'api/form-methods',
        'intro/form-item#ref',
      ],
    ],
    [
      '数字输入变成字符串',
      [
        'guides/faq#numbers',
        'intro/controller#format',
        'intro/controller#controller-format',
        'intro/controller#bind',
        'guides/typescript#limits',
      ],
    ],
    ['离开页面提示未保存', ['intro/form-state#leave', 'guides/faq#unsaved']],
    [
      'ts 类型报错',
      [
        'guides/typescript',
        'guides/typescript#troubleshooting',
        'guides/faq#deep-types',
        'intro/install#typescript',
      ],
    ],
    [
      '多语言切换',
      ['guides/i18n', 'guides/i18n#switch', 'guides/faq#language', 'intro/vaild#messages'],
    ],
    ['回车提交', ['intro/vaild#submit', 'api/form-start#element', 'intro/form-item#compose']],
    [
      '编辑页面数据回显',
      [
        'guides/faq#async-values',
        'guides/faq#tanstack-query',
        'api/use-form-start#data',
        'guides/migration-antd#modal',
      ],
    ],
    [
      '提交 loading',
      [
        'intro/vaild#submitting',
        'intro/form-state#submit',
        'guides/faq#double',
        'types/form-state#FormState-isSubmitting',
      ],
    ],
    [
      '子组件获取表单实例',
      [
        'intro/use-subscribe#global',
        'intro/use-watch#global',
        'types/context-props',
        'types/use-form-return#example',
        'guides/typescript#part',
        'intro/form-item#ref',
      ],
    ],
    [
      '弹窗表单关闭后重置',
      [
        'guides/migration-antd#modal',
        'api/use-form-return-value#states',
        'api/use-form-return-value#UseFormReturn-reset',
      ],
    ],
    ['单元测试怎么写', ['guides/testing']],
    [
      '包体积',
      ['guides/performance#bytes', 'intro/start#weight', 'guides/comparison', 'api/overview#paths'],
    ],
    ['下拉框选项异步加载', ['guides/address', 'guides/migration-antd#pro-form']],
    [
      '清空另一个字段',
      [
        'guides/faq#clear-dependent',
        'intro/use-watch#linkage',
        'guides/address',
        'intro/form-item#hooks',
      ],
    ],
    ['防止重复提交', ['guides/faq#double', 'intro/vaild#submitting', 'guides/sign-up#pitfalls']],
    [
      '自定义校验函数',
      [
        'intro/vaild#custom',
        'intro/vaild#vaild-custom',
        'types/rules#Rule-validator',
        'types/rules#example',
        'types/rules#kinds',
      ],
    ],
    ['和 antd 表单的区别', ['guides/comparison', 'guides/migration-antd', 'guides/migration#antd']],
  ],
};
