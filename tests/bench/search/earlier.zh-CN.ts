import type { Intents } from './intent';
import { inItemOptions, inMethods, inOptions, inReturn, inState } from './members';

/** Queries of readers of the Chinese pages that were held out until the engine was scored on them. */
export const EARLIER: Intents = {
  names: [
    ['mounted 回调', ['types/context-props#ContextProps-mounted', 'api/form-props#hooks']],
    ['isTouched', inState('isTouched')],
    ['PathValue', ['types/render#path-value']],
    ['FormItemMethod', ['types/form-item-method']],
    ['RuleContext 类型', ['types/rules#rule-context']],
    ['attrs.checked', ['types/attrs#Attrs-checked']],
    ['direction 属性', ['api/form-props#Form-direction', 'intro/layout#direction']],
    ['noStlye', inOptions('noStyle')],
    ['labelClass', inOptions('labelClass')],
    ['formItemStyle', inOptions('formItemStyle')],
    ['clearValidte', inMethods('clearValidate')],
    ['initalValue', inItemOptions('initialValue')],
    ['useWacth', ['api/use-watch']],
    [
      'setFormError 方法',
      [
        'api/use-form-return-value#UseFormReturn-setFormError',
        'api/form-methods#FormMethod-setFormError',
      ],
    ],
    ['form.validate', inMethods('validate')],
    ['useForm 第二个参数', ['api/use-form-config', 'api/use-form-start']],
    [
      'onSubmit 参数',
      ['api/form-props#on-submit', 'api/form-start#submit', 'api/form-props#Form-onSubmit'],
    ],
    ['trigger 取值', ['types/trigger', ...inOptions('trigger')]],
    ['setError 怎么用', [...inMethods('setError'), 'intro/vaild-errors#set-error']],
    ['BF003 怎么解决', ['errors/BF003']],
    ['bf12', ['errors/BF012']],
    ['BF 007', ['errors/BF007']],
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
    ['yup 校验', ['guides/migration-schemas', 'intro/vaild-schema']],
    [
      'getFieldsValue',
      ['api/use-form-return-value', 'guides/migration-antd', 'intro/use-subscribe'],
    ],
    [
      'isFieldsTouched',
      ['guides/migration-antd#state', 'intro/form-state', ...inState('isTouched')],
    ],
    ['setFieldsValue 不触发校验', ['guides/faq#set-value']],
    [
      'validateTrigger 失焦',
      ['intro/vaild-trigger', 'types/trigger', 'guides/migration-antd#state', 'guides/faq#when'],
    ],
    ['弹窗 initialValues 不更新', ['guides/migration-antd#modal', 'guides/faq#async-values']],
    ['DrawerForm 关闭后重置', ['guides/migration-antd#modal', 'guides/migration-antd#pro-form']],
    ['useForm is not connected to any Form element', ['guides/migration-antd#modal']],
    ['ProFormDependency', ['guides/migration-antd', 'intro/use-subscribe#linkage']],
    ['valueEnum', ['guides/migration-antd#pro-form']],
    ['Form.useWatch', ['intro/use-subscribe', 'guides/migration-antd', 'api/use-subscribe']],
    ['Upload 组件 fileList 报错', ['guides/file-upload']],
    ['动态校验规则', ['intro/vaild-async#changing']],
    ['两次密码不一致', ['intro/vaild-async#dependent', 'guides/faq#confirm']],
    ['联动清空', ['guides/faq#clear-dependent', 'guides/address', 'intro/use-watch#linkage']],
    ['隐藏的表单项还会校验吗', ['guides/faq#disabled']],
    ['表单回填', ['guides/faq#async-values']],
    ['删除一行删错了', ['guides/faq#wrong-row']],
    ['提交要点两次才生效', ['guides/faq#two-clicks']],
    ['嵌套对象字段', ['intro/controller#nested']],
    [
      'useFormContext',
      ['guides/migration-react-hook-form#state', 'intro/use-subscribe', 'types/context-props'],
    ],
    ['和 antd Form 的区别', ['guides/comparison', 'guides/migration-antd']],
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
    ['怎么获取输入框的值', ['intro/use-subscribe', 'api/use-subscribe', 'intro/controller#model']],
    [
      '如何只校验一个字段',
      [
        'intro/vaild#vaild-some',
        'intro/vaild#some',
        ...inMethods('validate'),
        'api/form-item-methods',
      ],
    ],
    ['怎么清空表单', [...inMethods('reset'), 'api/use-form-return-value#states']],
    ['单选按钮', ['intro/controller#bind', 'intro/fn-controller#checkbox']],
    ['数字输入框', ['guides/faq#numbers', 'intro/controller#format', 'intro/controller#parse']],
    ['怎么写单元测试', ['guides/testing']],
    ['端到端测试', ['guides/testing#playwright']],
    ['错误提示改成英文', ['intro/vaild#messages', 'guides/i18n#built-in', 'guides/i18n']],
    ['切换语言后错误没变', ['guides/i18n#switch', 'guides/faq#language']],
    ['提交时显示 loading', ['intro/vaild#submitting', 'intro/form-state#submit']],
    ['禁用整个表单', ['intro/layout#read-only', 'guides/faq#disabled']],
    ['离开页面前确认', ['intro/form-state#leave', 'guides/faq#unsaved']],
    ['只提交改过的字段', ['intro/form-state#changed-values', 'guides/faq#changed']],
    ['上传进度', ['guides/file-upload']],
    ['输入框防抖搜索', ['guides/search-form', 'intro/vaild-async#debounce']],
    ['打包体积多大', ['guides/performance#bytes', 'intro/start#weight']],
    ['光标跳到最后', ['guides/faq#cursor']],
    ['支持 React Native 吗', ['guides/faq#react-native', 'guides/comparison']],
    ['为什么页面不更新', ['guides/faq#not-updating', 'intro/use-subscribe', 'api/use-subscribe']],
    ['表单外面的提交按钮', ['guides/faq#outside']],
    ['错误信息的颜色', ['intro/vaild-errors#style', 'intro/custom#tokens', 'intro/layout#styles']],
    ['选哪个表单库', ['guides/comparison#choose', 'guides/comparison']],
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
