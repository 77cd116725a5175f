import type { Intents } from './intent';
import { inMethods, inOptions } from './members';

/** Queries of readers of the Chinese pages that the engine is never tuned on, written without knowledge of it. */
export const HELD_OUT: Intents = {
  names: [
    [
      'useSubscibe',
      [
        'api/use-subscribe',
        'intro/use-subscribe',
        'api/use-form-return-value#UseFormReturn-useSubscribe',
        'types/use-form-return#UseFormReturn-useSubscribe',
      ],
    ],
    ['bf004 报错', ['errors/BF004']],
    ['错误码 BF002', ['errors/BF002']],
    ['BF-006 怎么处理', ['errors/BF006']],
    [
      'form.watch 取消监听',
      [
        'api/use-watch#un-watch',
        'api/use-form-return-value#UseFormReturn-unWatch',
        'types/use-form-return#UseFormReturn-unWatch',
        'intro/use-watch#imperative',
        'intro/use-watch#use-watch-imperative',
      ],
    ],
    [
      'readOnlyText 函数',
      [
        ...inOptions('readOnlyText'),
        'types/form#FormProps-readOnlyText',
        'types/form-item#FormItemProps-readOnlyText',
        'types/render-config-types#RenderConfigTypes-readOnlyText',
        'intro/layout#read-only-text',
        'intro/layout#layout-read-only-text',
      ],
    ],
    [
      'formatChangeValue 第二个参数',
      ['intro/controller#format', 'intro/controller#controller-format'],
    ],
    [
      'customErrTips false',
      [
        ...inOptions('customErrTips'),
        'types/form#FormProps-customErrTips',
        'types/form-item#FormItemProps-customErrTips',
        'types/render-config-types#RenderConfigTypes-customErrTips',
        'intro/vaild-errors#display',
        'intro/vaild-errors#vaild-display',
        'intro/integration-ui#adapt',
      ],
    ],
    [
      'trigger submitted',
      ['intro/vaild-trigger#submitted', 'intro/vaild-trigger#vaild-submitted', 'types/trigger'],
    ],
    [
      'contextProps undefined',
      [
        'intro/use-subscribe#global',
        'intro/use-subscribe#use-subscribe-global',
        'intro/use-watch#global',
        'intro/use-watch#use-watch-global',
        'errors/BF005',
      ],
    ],
    ['Devtools 面板', ['guides/devtools']],
    ['usePersist version', ['guides/add-ons#persist', 'guides/add-ons#add-ons-draft']],
    [
      'getContent 参数',
      [
        'types/get-content-options',
        'api/form-item-props#FormItem-getContent',
        'api/form-item-start#FormItem-getContent',
        'types/form-item#FormItemProps-getContent',
        'intro/fn-controller#basic',
        'intro/fn-controller#fn-controller-basic',
      ],
    ],
    ['initialValue 和 defaultValue 区别', ['api/form-item-props#values']],
    [
      'forceUpdate(true)',
      [
        'api/use-form-return-value#UseFormReturn-forceUpdate',
        'types/use-form-return#UseFormReturn-forceUpdate',
        'api/use-form-return-value#rendering',
      ],
    ],
    [
      'requireindicator 自定义',
      [
        ...inOptions('requireIndicator'),
        'types/form#FormProps-requireIndicator',
        'types/form-item#FormItemProps-requireIndicator',
        'types/render-config-types#RenderConfigTypes-requireIndicator',
        'intro/layout#required',
        'intro/layout#layout-required',
        'api/use-form-config#require-indicator',
      ],
    ],
    [
      'formItemStyel',
      [
        ...inOptions('formItemStyle'),
        'types/form#FormProps-formItemStyle',
        'types/form-item#FormItemProps-formItemStyle',
        'types/render-config-types#RenderConfigTypes-formItemStyle',
        'intro/layout#styles',
        'intro/layout#layout-styles',
        'intro/custom#parts',
      ],
    ],
    [
      'rules required true',
      [
        'types/rules#Rule-required',
        'types/rules#rule-object',
        'intro/vaild#rules',
        'intro/vaild#vaild-basic',
        'intro/vaild#messages',
        'intro/vaild#vaild-messages',
      ],
    ],
    [
      'apiEffect 获取字段方法',
      [
        'types/api-effect-options',
        'types/context-props#ContextProps-apiEffect',
        'intro/form-item#api-effect',
        'intro/form-item#form-item-api-effect',
      ],
    ],
    [
      'setValues 合并',
      [
        'api/use-form-return-value#UseFormReturn-setValues',
        'types/use-form-return#UseFormReturn-setValues',
        'api/use-form-return-value#writing',
        'intro/controller#set',
        'intro/controller#controller-set-value',
      ],
    ],
  ],
  rivals: [
    ['destroyOnClose 不清空', ['guides/migration-antd#modal']],
    [
      'preserve={false}',
      [
        'guides/faq#disabled',
        'intro/use-subscribe#linkage',
        'intro/use-subscribe#use-subscribe-linkage',
        'guides/migration-antd#pro-form-after',
      ],
    ],
    [
      'ProFormDependency 清空',
      ['guides/faq#clear-dependent', 'intro/use-watch#linkage', 'guides/migration-antd#pro-form'],
    ],
    [
      'resetFields 无效',
      [
        'guides/migration-antd#api',
        'guides/faq#reset-field',
        'api/use-form-return-value#states',
        ...inMethods('reset'),
      ],
    ],
    [
      'validateField 部分字段',
      ['intro/vaild#some', 'intro/vaild#vaild-some', ...inMethods('validate')],
    ],
    [
      'a-form validate-trigger',
      [
        'intro/vaild-trigger#trigger',
        'intro/vaild-trigger#vaild-trigger',
        'types/trigger',
        'guides/migration-antd#state',
      ],
    ],
    ['onFieldValueChange 监听', ['intro/use-watch', 'api/use-watch']],
    [
      'Form.List 删除后校验消失',
      ['guides/faq#wrong-row', 'intro/dymic#rows', 'intro/dymic#dymic-basic', 'intro/dymic#keys'],
    ],
    [
      'scrollToField',
      ['guides/faq#first-error', 'guides/migration-antd#state', 'guides/accessibility#focus'],
    ],
    [
      'Form disabled 全局禁用',
      [
        ...inOptions('readOnly'),
        'api/use-form-config#read-only',
        'intro/layout#read-only',
        'intro/layout#layout-read-only',
      ],
    ],
    [
      'valuePropName fileList',
      [
        'guides/file-upload',
        'intro/controller#define-props',
        'intro/controller#controller-define-props',
        'guides/migration-antd#api',
      ],
    ],
    [
      'useFormContext 报错',
      [
        'errors/BF005',
        'intro/use-subscribe#global',
        'intro/use-subscribe#use-subscribe-global',
        'guides/migration-react-hook-form#state',
      ],
    ],
    ['Form.ErrorList', ['intro/dymic#validation', 'intro/dymic#dymic-validation']],
    [
      'validateMessages 模板',
      ['guides/migration-antd#rules', 'intro/vaild#messages', 'intro/vaild#vaild-messages'],
    ],
    [
      'layout inline 行内表单',
      [
        'intro/layout#combined',
        'intro/layout#layout-combined',
        'intro/layout#direction',
        'intro/layout#layout-direction',
      ],
    ],
    [
      'whitespace 空格校验',
      ['guides/migration-antd#rules', 'intro/vaild#rules', 'intro/vaild#vaild-basic'],
    ],
    ['onFinish 不触发', ['guides/faq#not-submitted']],
    ['setSubmitting(false)', ['intro/vaild#submitting', 'guides/migration-formik#api']],
    [
      'form.setFields 设置错误',
      ['guides/migration-antd#state', 'intro/vaild-errors#set-error', ...inMethods('setError')],
    ],
    [
      'zodResolver 转换数字',
      [
        'intro/vaild-schema#whole-schema',
        'intro/vaild-schema#vaild-schema',
        'intro/vaild-schema#schema',
        'intro/vaild-schema#vaild-zod',
        'api/use-form-config#schema',
      ],
    ],
  ],
  guides: [
    [
      '编辑回显',
      ['guides/faq#async-values', 'api/use-form-start#data', 'guides/migration-antd#modal'],
    ],
    [
      '父组件触发子表单校验',
      [
        'intro/form-item#validate-ref',
        'intro/form-item#form-item-validate-ref',
        'intro/form-item#ref',
        'intro/form-item#form-item-form-ref',
        'api/form-methods',
      ],
    ],
    [
      '表单项多 输入卡顿',
      ['guides/performance#slow', 'guides/faq#slow', 'guides/performance#one-item'],
    ],
    ['上传附件必填', ['guides/file-upload', 'intro/vaild#rules', 'intro/vaild#vaild-basic']],
    ['三级联动 接口加载选项', ['guides/address']],
    ['手机号正则', ['intro/vaild#custom', 'intro/vaild#vaild-custom', 'intro/first-form#rules']],
    ['提交前弹窗确认', ['guides/faq#request-submit']],
    ['全部校验通过才能点提交', ['intro/form-state#valid', 'guides/faq#is-valid']],
    [
      '两次密码不一致 改第一个不重新校验',
      [
        'guides/faq#confirm',
        'intro/vaild-async#dependent',
        'intro/vaild-async#vaild-dependent',
        'intro/vaild#custom',
        'intro/vaild#vaild-custom',
      ],
    ],
    ['日期范围拆成两个字段', ['guides/faq#date-range']],
    [
      '表格行内编辑校验',
      ['guides/editable-table', 'intro/dymic#validation', 'intro/dymic#dymic-validation'],
    ],
    ['千分位 金额输入', ['intro/controller#parse', 'intro/controller#controller-amount']],
    ['只传修改过的字段', ['intro/form-state#changed-values', 'guides/faq#changed']],
    ['按回车就提交了', ['guides/faq#enter']],
    [
      '后端返回错误 显示在输入框下面',
      ['intro/vaild-errors#set-error', 'guides/faq#server-errors', 'guides/sign-up#steps'],
    ],
    [
      '切换语言后错误信息不变',
      ['guides/i18n#switch', 'guides/i18n#i18n-switch', 'guides/faq#language'],
    ],
    [
      '光标跳到末尾',
      ['guides/faq#cursor', 'intro/controller#parse', 'intro/controller#controller-amount'],
    ],
    ['封装通用 Input ts 泛型', ['guides/typescript#field', 'types/form-item']],
    ['next 提交后表单被清空', ['guides/server-rendering#action']],
    ['弹窗里的表单触发外层表单提交', ['guides/faq#nested']],
  ],
};
