import type { Intents } from './intent';
import { inItemOptions, inMethods, inOptions, inReturn, inState } from './members';

/** Queries of readers of the English pages that were held out until the engine was scored on them. */
export const EARLIER: Intents = {
  names: [
    ['contextprops', ['types/context-props', ...inOptions('contextProps')]],
    ['isTouched', inState('isTouched')],
    ['isvalid', inState('isValid')],
    ['PathValue', ['types/render#path-value']],
    ['errorMessage', ['types/get-content-options#GetContentOptions-errorMessage']],
    ['attrs.onBlur', ['types/attrs#Attrs-onBlur']],
    ['direction', ['api/form-props#Form-direction', 'intro/layout#direction']],
    ['readonly', [...inOptions('readOnly'), 'intro/layout#read-only']],
    ['labelstyle', inOptions('labelStyle')],
    ['formItemClass option', inOptions('formItemClass')],
    ['defaultValeu', inItemOptions('defaultValue')],
    ['fullwitdh', inOptions('fullWidth')],
    ['usesubscrib', ['api/use-subscribe']],
    ['UseFormRetrun', ['types/use-form-return']],
    ['GETCONTENTOPTIONS', ['types/get-content-options']],
    ['form.validate', inMethods('validate')],
    ['ContextProps.destroy', ['types/context-props#ContextProps-destroy']],
    ['FormObserverContext', ['guides/devtools#reference', 'guides/devtools']],
    ['useForm schema', ['api/use-form-config#schema', 'api/use-form-config#UseFormConfig-schema']],
    ['bf13', ['errors/BF013']],
    ['BF-007', ['errors/BF007']],
    ['bf0002', ['errors/BF002']],
    [
      'form.setFormError',
      [
        ...inReturn('setFormError'),
        'api/form-methods#FormMethod-setFormError',
        'intro/vaild-errors#set-error',
      ],
    ],
    [
      'Form.onSubmit',
      [
        'api/form-props#Form-onSubmit',
        'api/form-props#on-submit',
        'api/form-start#submit',
        'api/form-start#Form-onSubmit',
      ],
    ],
    ['readonlytex', [...inOptions('readOnlyText'), 'intro/layout#read-only-text']],
    ['getContnet', [...inItemOptions('getContent'), 'types/get-content-options']],
    [
      'formatChangVal',
      [...inOptions('formatChangeValue'), 'intro/controller#format', 'api/form-item-props#change'],
    ],
    [
      'useFormReturn.unWatch',
      ['api/use-form-return-value#UseFormReturn-unWatch', 'api/use-watch#un-watch'],
    ],
    [
      'RuleContext signal',
      ['types/rules#RuleContext-signal', 'types/rules#rule-context', 'intro/vaild-async#abort'],
    ],
    ['state.submitCount', ['types/form-state#FormState-submitCount', 'intro/form-state#submit']],
    ['FieldEror', ['types/form-state#field-error']],
    ['deep partial', ['types/use-form-return#deep-partial']],
    ['label-width', [...inOptions('labelWidth'), 'intro/layout#label-width']],
    ['StandardSchmea', ['types/rules#standard-schema', 'intro/vaild-schema#schema']],
    ['keyof rows', ['api/use-subscribe#key-of', 'intro/dymic#keys']],
    [
      'onSubmitEror',
      ['api/form-props#Form-onSubmitError', 'intro/vaild#submitting', 'errors/BF012'],
    ],
    ['reaplyValidator', [...inMethods('reapplyValidator'), 'intro/vaild-errors#reapply']],
    ['error bf-011', ['errors/BF011']],
    ['BF4', ['errors/BF004']],
    [
      'apiEffect uid',
      [
        'types/api-effect-options#ApiEffectOptions-uid',
        'types/api-effect-options',
        'intro/form-item#api-effect',
      ],
    ],
    ['customErrTip', [...inOptions('customErrTips'), 'intro/vaild-errors#display']],
    [
      'ValidationError.code',
      ['types/form-method#ValidationError-code', 'types/form-method#validation-error'],
    ],
    ['USEPERSIST maxage', ['guides/add-ons#persist']],
    [
      'rule.debounce',
      ['types/rules#Rule-debounce', 'types/rules#rule-object', 'intro/vaild-async#debounce'],
    ],
    [
      'ApiEffectOptions setError',
      [
        'types/api-effect-options#ApiEffectOptions-setError',
        'types/api-effect-options',
        'intro/form-item#api-effect',
      ],
    ],
    [
      'OnSubmitErr',
      ['api/form-props#Form-onSubmitError', 'intro/vaild#submitting', 'errors/BF012'],
    ],
    [
      'form.watch',
      [
        'api/use-form-return-value#UseFormReturn-watch',
        'api/use-watch#watch',
        'intro/use-watch#imperative',
        'types/watch',
        'intro/form-state#watch',
      ],
    ],
    [
      'getcontent attrs',
      [
        'types/get-content-options#GetContentOptions-attrs',
        'types/get-content-options',
        'types/attrs',
        'api/form-item-props#FormItem-getContent',
        'intro/fn-controller#attrs',
      ],
    ],
    [
      'Form.labelPosition',
      [
        'api/form-props#Form-labelPosition',
        'types/form#FormProps-labelPosition',
        'intro/layout#label-position',
        'intro/layout#layout-label-position',
      ],
    ],
    [
      'fullwidht',
      [...inOptions('fullWidth'), 'intro/layout#full-width', 'intro/layout#layout-full-width'],
    ],
    [
      'defineprop',
      [
        'types/define-props',
        'intro/controller#define-props',
        'intro/fn-controller#define-props',
        'intro/integration-ui#adapt',
        'types/render-config-types#RenderConfigTypes-defineProps',
      ],
    ],
    ['BF 013', ['errors/BF013']],
    ['bf007', ['errors/BF007']],
    [
      'rule.validator',
      ['types/rules#Rule-validator', 'types/rules#rule-object', 'intro/vaild#custom'],
    ],
    [
      'contextProps.updated',
      [
        'types/context-props#ContextProps-updated',
        'types/context-props#example',
        'intro/form-item#hooks',
        'intro/form-item#form-item-updated',
        'api/form-props#hooks',
      ],
    ],
    [
      'FormItem.initialValue',
      [
        'api/form-item-props#FormItem-initialValue',
        'types/form-item#FormItemProps-initialValue',
        'api/form-item-props#values',
      ],
    ],
    ['useundo canRedo', ['guides/add-ons#undo', 'guides/add-ons#add-ons-undo']],
    [
      'FieldState error',
      [
        'types/form-state#FieldState-error',
        'types/form-state#field-state',
        'intro/form-state#field',
      ],
    ],
    [
      'form.state.errors',
      [
        'types/form-state#FormState-errors',
        'types/form-state#field-error',
        'intro/form-state#errors',
        'intro/form-state#form-state-errors',
      ],
    ],
    ['contentClas', [...inOptions('contentClass'), 'intro/layout#styles', 'intro/custom#parts']],
    [
      'useForm.model',
      [
        'api/use-form-return-value#UseFormReturn-model',
        'intro/controller#model',
        'intro/core-ideas#model',
        'api/use-form-start#data',
      ],
    ],
    ['usepersist exclude', ['guides/add-ons#persist', 'guides/add-ons#persist-limits']],
    [
      'messages.invalid',
      [
        'types/rules#Messages-invalid',
        'types/rules#messages',
        'intro/vaild#messages',
        'guides/i18n#built-in',
      ],
    ],
    ['isTuched', [...inState('isTouched'), 'intro/form-state#field', 'intro/form-state#members']],
    [
      'removeValidater',
      [
        ...inMethods('removeValidator'),
        'types/use-form-return#UseFormReturn-removeValidator',
        'types/form-method#FormMethod-removeValidator',
        'types/form-item-method#FormItemMethod-removeValidator',
        'intro/vaild-errors#remove',
        'intro/vaild-errors#vaild-remove',
      ],
    ],
    [
      'useForm.trigger',
      [
        'api/use-form-config#UseFormConfig-trigger',
        'intro/vaild-trigger#shared',
        'intro/vaild-trigger#vaild-shared',
        'intro/vaild-trigger#trigger',
        'types/trigger',
      ],
    ],
    ['bf011', ['errors/BF011']],
    ['error BF003', ['errors/BF003']],
    [
      'submitCont',
      [
        'types/form-state#FormState-submitCount',
        'intro/form-state#submit',
        'intro/form-state#members',
      ],
    ],
    [
      'FormItem.contextProps',
      [
        'api/form-item-props#FormItem-contextProps',
        'types/form-item#FormItemProps-contextProps',
        'intro/form-item#use-form',
        'intro/form-item#form-item-use-form',
        'types/context-props',
      ],
    ],
    [
      'attrs.onChange',
      [
        'types/attrs#Attrs-onChange',
        'types/attrs',
        'intro/fn-controller#attrs',
        'intro/fn-controller#event',
        'intro/fn-controller#fn-controller-event',
      ],
    ],
    [
      'requireIndcator',
      [
        ...inOptions('requireIndicator'),
        'api/use-form-config#require-indicator',
        'intro/layout#required',
        'intro/layout#layout-required',
      ],
    ],
    [
      'ValidationError errors',
      ['types/form-method#ValidationError-errors', 'types/form-method#validation-error'],
    ],
    [
      'FormObserver',
      [
        'guides/devtools#reference',
        'guides/devtools#api-FormObserverContext',
        'guides/devtools#place',
      ],
    ],
    [
      'FormState.isValid',
      [
        'types/form-state#FormState-isValid',
        'intro/form-state#valid',
        'intro/form-state#members',
        'guides/faq#is-valid',
      ],
    ],
    [
      'FormItem getContent',
      [
        'api/form-item-props#FormItem-getContent',
        'api/form-item-start#FormItem-getContent',
        'types/form-item#FormItemProps-getContent',
        'types/get-content-options',
      ],
    ],
    [
      'useForm.readOnly',
      [
        'api/use-form-config#UseFormConfig-readOnly',
        'api/use-form-config#read-only',
        'intro/layout#read-only',
        'intro/layout#layout-read-only',
      ],
    ],
    [
      'FormMethod.validate',
      [
        'types/form-method#FormMethod-validate',
        'api/form-methods#FormMethod-validate',
        'api/form-methods#promise',
        'types/form-method#validation-error',
        'intro/form-item#validate-ref',
        'intro/form-item#form-item-validate-ref',
      ],
    ],
    [
      'clearValidat',
      [
        ...inMethods('clearValidate'),
        'types/use-form-return#UseFormReturn-clearValidate',
        'types/form-method#FormMethod-clearValidate',
        'types/form-item-method#FormItemMethod-clearValidate',
        'intro/vaild-errors#clear',
        'intro/vaild-errors#vaild-clear',
      ],
    ],
    [
      'FieldState.isTouched',
      [
        'types/form-state#FieldState-isTouched',
        'types/form-state#field-state',
        'intro/form-state#field',
      ],
    ],
    [
      'useSubscribe selector',
      ['api/use-subscribe', 'types/use-form-subscribe', 'intro/use-subscribe'],
    ],
    [
      'Messages.required',
      [
        'types/rules#Messages-required',
        'types/rules#messages',
        'intro/vaild#messages',
        'intro/vaild#vaild-messages',
        'guides/i18n#built-in',
      ],
    ],
    [
      'useWatch callback',
      [
        'api/use-watch',
        'types/use-form-watch',
        'intro/use-watch#watch',
        'intro/use-watch#use-watch-one',
      ],
    ],
    [
      'formItemstyle',
      [
        ...inOptions('formItemStyle'),
        'intro/layout#styles',
        'intro/layout#layout-styles',
        'intro/custom#parts',
      ],
    ],
    ['usePersist sessionStorage', ['guides/add-ons#persist', 'guides/add-ons#add-ons-draft']],
    ['canredo', ['guides/add-ons#undo', 'guides/add-ons#add-ons-undo']],
    ['DeepPartail', ['types/use-form-return#deep-partial']],
    [
      'bindform/locales',
      [
        'intro/vaild#messages',
        'intro/vaild#vaild-messages',
        'guides/i18n#built-in',
        'api/overview#paths',
      ],
    ],
    [
      'ValidationError.errors',
      ['types/form-method#ValidationError-errors', 'types/form-method#validation-error'],
    ],
    ['bf-010', ['errors/BF010']],
    ['Bf013', ['errors/BF013']],
    [
      'labelWith',
      [
        ...inOptions('labelWidth'),
        'types/form#FormProps-labelWidth',
        'types/form-item#FormItemProps-labelWidth',
        'types/render-config-types#RenderConfigTypes-labelWidth',
        'intro/layout#label-width',
        'intro/layout#layout-label-width',
      ],
    ],
    [
      'errorMessage isError',
      [
        'types/get-content-options#GetContentOptions-errorMessage',
        'types/get-content-options#GetContentOptions-isError',
        'types/get-content-options',
        'intro/fn-controller#basic',
        'intro/fn-controller#fn-controller-basic',
        'intro/vaild-errors#display',
        'intro/vaild-errors#vaild-display',
      ],
    ],
    [
      'contentStlye',
      [
        ...inOptions('contentStyle'),
        'types/form#FormProps-contentStyle',
        'types/form-item#FormItemProps-contentStyle',
        'types/render-config-types#RenderConfigTypes-contentStyle',
        'intro/layout#styles',
        'intro/layout#layout-styles',
        'intro/custom#parts',
      ],
    ],
    [
      '--bindform-error-color',
      [
        'intro/custom#tokens',
        'intro/custom#custom-tokens',
        'intro/vaild-errors#style',
        'intro/vaild-errors#vaild-style',
      ],
    ],
    [
      'state.field(path)',
      [
        'types/form-state#FormState-field',
        'types/form-state#field-state',
        'intro/form-state#field',
        'intro/form-state#form-state-fields',
      ],
    ],
    [
      'submiterror',
      [
        'api/form-props#Form-onSubmitError',
        'types/form#FormProps-onSubmitError',
        'intro/vaild#submitting',
        'errors/BF012',
      ],
    ],
    [
      'FormMethod.reset',
      ['types/form-method#FormMethod-reset', 'api/form-methods#FormMethod-reset'],
    ],
    [
      'watch key',
      [
        'api/use-watch#keys',
        'api/use-watch#watch-key',
        'types/watch#Watch-key',
        'intro/use-watch#imperative',
        'intro/use-watch#use-watch-imperative',
      ],
    ],
    [
      'field.isTouched',
      [
        'types/form-state#FieldState-isTouched',
        'types/form-state#field-state',
        'intro/form-state#field',
        'intro/form-state#form-state-fields',
      ],
    ],
    [
      'readonlytext function',
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
      'StandardSchemaV1',
      ['types/rules#standard-schema', 'intro/vaild-schema#schema', 'intro/vaild-schema#vaild-zod'],
    ],
    [
      'formatChangeVal',
      [
        ...inOptions('formatChangeValue'),
        'types/form#FormProps-formatChangeValue',
        'types/form-item#FormItemProps-formatChangeValue',
        'types/render-config-types#RenderConfigTypes-formatChangeValue',
        'intro/controller#format',
        'intro/controller#controller-format',
        'api/form-item-props#change',
      ],
    ],
    ['BF005 useSubscribe', ['errors/BF005']],
  ],
  rivals: [
    [
      'useFormState',
      ['intro/form-state', 'types/form-state', 'guides/migration-react-hook-form#state'],
    ],
    ['async defaultValues', ['guides/faq#async-values', 'guides/migration-react-hook-form#state']],
    ['useFieldArray removes wrong item', ['guides/faq#wrong-row', 'intro/dymic#keys']],
    ['remove always removes the last row', ['guides/faq#wrong-row', 'intro/dymic#keys']],
    [
      'setSubmitting',
      ['intro/vaild#submitting', 'intro/form-state#submit', 'guides/migration-formik'],
    ],
    [
      'resetForm with new values',
      [...inMethods('reset'), 'api/use-form-return-value#states', 'guides/migration-formik#state'],
    ],
    [
      'isDirty after submit',
      ['guides/faq#dirty-after-save', 'intro/form-state#dirty', ...inState('isDirty')],
    ],
    ['setErrorMap', ['guides/migration-tanstack-form', 'intro/vaild-errors#set-error']],
    [
      'onBlurAsync',
      ['intro/vaild-async#async', 'intro/vaild-async', 'guides/migration-tanstack-form'],
    ],
    ['revalidateLogic', ['guides/migration-tanstack-form', 'intro/vaild-trigger', 'types/trigger']],
    ['FORM_ERROR', ['guides/migration#react-final-form', 'intro/vaild-errors#set-error']],
    [
      'FormSpy subscription',
      ['guides/migration#react-final-form', 'intro/use-subscribe', 'api/use-subscribe'],
    ],
    ['disabled field is undefined', ['guides/faq#disabled']],
    ['disable all fields while submitting', ['intro/vaild#submitting', 'intro/layout#read-only']],
    ['nested object', ['intro/controller#nested']],
    ['setValue does not trigger validation', ['guides/faq#set-value']],
    ['ModalForm initialValues not updating', ['guides/migration-antd#modal']],
    [
      'Instance created by useForm is not connected to any Form element',
      ['guides/migration-antd#modal'],
    ],
    ['whitespace rule', ['guides/migration-antd#rules']],
    ['valueEnum', ['guides/migration-antd#pro-form']],
    ['Upload fileList in Form.Item', ['guides/file-upload']],
    ['formik vs react hook form', ['guides/comparison']],
    [
      'shouldUnregister conditional fields',
      [
        'guides/faq#disabled',
        'guides/migration-react-hook-form#state',
        'intro/use-subscribe#linkage',
      ],
    ],
    [
      'resetField single field',
      [
        'api/form-item-methods#FormItemMethod-reset',
        'api/form-item-methods#states',
        'api/form-item-methods',
        'intro/form-item#item-ref',
        'intro/fn-controller#methods',
      ],
    ],
    ['scroll to the input with error', ['guides/faq#first-error', 'guides/accessibility#focus']],
    [
      'require either email or phone',
      [
        'intro/vaild-async#dependent',
        'intro/vaild#custom',
        'intro/vaild-schema#whole-schema',
        'intro/vaild-async#changing',
        'intro/vaild-async',
      ],
    ],
    ['useFieldArray append not rendering', ['guides/faq#new-row', 'intro/dymic#rows']],
    [
      'Controller onChange with custom select',
      [
        'intro/controller#custom',
        'intro/fn-controller#event',
        'intro/integration-ui#wiring',
        'intro/integration-ui#adapt',
        'intro/controller#define-props',
      ],
    ],
    ['watch all form values', ['intro/use-watch#model', 'intro/use-subscribe#model']],
    [
      'setFieldValue then validate uses old value',
      ['guides/faq#set-value', 'intro/controller#model'],
    ],
    [
      'FastField slow typing',
      [
        'guides/faq#slow',
        'guides/performance#slow',
        'guides/performance#one-item',
        'guides/migration#formik',
        'guides/migration-formik',
      ],
    ],
    [
      'enableReinitialize wipes user edits',
      ['guides/faq#async-values', 'guides/faq#tanstack-query', 'guides/migration-formik#state'],
    ],
    [
      'validateOnMount isValid',
      [
        'guides/faq#on-mount',
        'guides/faq#is-valid',
        'intro/form-state#valid',
        'guides/migration-formik#state',
      ],
    ],
    [
      'getValueFromEvent normalize',
      [
        'intro/controller#format',
        'api/form-item-props#change',
        'api/form-item-props#FormItem-formatChangeValue',
      ],
    ],
    ['Form.List at least one item', ['intro/dymic#validation']],
    [
      'EditableProTable lag',
      [
        'guides/editable-table',
        'intro/dymic#large',
        'guides/performance#slow',
        'guides/faq#slow',
        'guides/performance#row-components',
      ],
    ],
    [
      'preserve={false} remove value of hidden field',
      [
        'guides/faq#disabled',
        'intro/use-subscribe#linkage',
        'guides/migration-antd#pro-form-after',
      ],
    ],
    [
      'onChangeListenTo linked field',
      [
        'intro/vaild-async#dependent',
        'guides/migration-tanstack-form#api',
        'guides/migration-tanstack-form',
      ],
    ],
    ['canSubmit', ['intro/form-state#valid', 'guides/faq#is-valid']],
    [
      'withForm split into components',
      [
        'guides/typescript#part',
        'types/render#example',
        'intro/form-item#apart',
        'types/use-form-return#example',
        'intro/use-subscribe#global',
      ],
    ],
    ['mergeForm server action errors', ['guides/server-rendering#action']],
    ['keepDirtyOnReinitialize', ['guides/faq#async-values', 'guides/faq#tanstack-query']],
    [
      'final-form-calculate decorator',
      [
        'intro/dymic#computed',
        'intro/dymic#computed-model',
        'intro/use-watch#linkage',
        'intro/use-watch',
        'api/use-watch',
      ],
    ],
    [
      'react-final-form-arrays mutators',
      ['guides/migration#react-final-form', 'intro/dymic', 'intro/dymic#rows'],
    ],
    [
      'setValue does not rerender',
      [
        'guides/faq#not-updating',
        'intro/use-subscribe#read',
        'intro/controller#model',
        'api/use-form-return-value#rendering',
      ],
    ],
    ['isDirty always true', ['guides/faq#dirty-after-save', 'intro/form-state#dirty']],
    [
      'useFormContext in nested component',
      [
        'guides/migration-react-hook-form#state',
        'types/context-props',
        'intro/use-subscribe#global',
        'intro/use-watch#global',
        'guides/typescript#part',
        'intro/form-item#apart',
      ],
    ],
    ['nested useFieldArray', ['intro/dymic#nested', 'intro/dymic#dymic-nested']],
    ['send only dirtyFields', ['guides/faq#changed', 'intro/form-state#changed-values']],
    [
      'reset form after submit',
      [
        'intro/form-state#dirty',
        'guides/faq#dirty-after-save',
        'api/use-form-return-value#states',
        'api/use-form-return-value#UseFormReturn-reset',
      ],
    ],
    ['handleSubmit not firing', ['guides/faq#not-submitted', 'errors/BF010']],
    [
      'setError root',
      [
        'guides/migration-react-hook-form#state',
        'intro/vaild-errors#set-error',
        'api/use-form-return-value#UseFormReturn-setFormError',
        'api/form-methods#FormMethod-setFormError',
        'guides/faq#server-errors',
      ],
    ],
    [
      'Controller MUI TextField',
      [
        'intro/integration-ui#mui',
        'intro/integration-ui#adapt',
        'intro/integration-ui#styled',
        'intro/integration-ui#integration-ui-mui',
      ],
    ],
    [
      'initialValues not updating',
      [
        'guides/faq#async-values',
        'guides/faq#tanstack-query',
        'api/use-form-start#data',
        'guides/migration-formik#state',
        'guides/migration-antd#modal',
      ],
    ],
    [
      'useField custom input',
      [
        'intro/controller#custom',
        'intro/custom#control',
        'intro/fn-controller#custom',
        'guides/typescript#field',
        'types/form-item#example',
        'intro/form-item#apart',
      ],
    ],
    [
      'submit button outside form',
      [
        'guides/faq#outside',
        'intro/form-item#validate-ref',
        'intro/form-item#form-item-validate-ref',
      ],
    ],
    [
      'setFieldsValue not working',
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
      'valuePropName checked',
      [
        'guides/migration-antd#api',
        'intro/integration-ui#wiring',
        'intro/integration-ui#antd',
        'intro/fn-controller#checkbox',
      ],
    ],
    [
      'validateFields specific fields',
      [
        'intro/vaild#some',
        'intro/vaild#vaild-some',
        'guides/migration-antd#api',
        'api/use-form-return-value#UseFormReturn-validate',
        'api/use-form-return-value#validate',
      ],
    ],
    [
      'form.Subscribe selector',
      [
        'guides/migration-tanstack-form#api',
        'api/use-subscribe',
        'intro/use-subscribe',
        'types/use-form-subscribe',
      ],
    ],
    [
      'asyncDebounceMs',
      [
        'guides/migration-tanstack-form#api',
        'intro/vaild-async#debounce',
        'intro/vaild-async#vaild-debounce',
        'types/rules#Rule-debounce',
      ],
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
    [
      'pushValue removeValue',
      [
        'guides/migration-tanstack-form#api',
        'intro/dymic#rows',
        'intro/dymic#dymic-basic',
        'intro/controller#model',
      ],
    ],
    [
      'FormSpy',
      [
        'guides/migration#react-final-form',
        'api/use-subscribe',
        'intro/use-subscribe#state',
        'intro/use-subscribe#model',
      ],
    ],
    [
      'register input',
      [
        'guides/migration-react-hook-form',
        'intro/controller#bind',
        'intro/controller#controller-basic',
        'intro/first-form#fields',
        'guides/cheat-sheet#bind',
      ],
    ],
    [
      'useController',
      [
        'guides/migration-react-hook-form',
        'intro/controller#custom',
        'intro/controller#controller-custom',
        'intro/custom#control',
        'intro/fn-controller#custom',
        'intro/integration-ui#wiring',
      ],
    ],
    [
      'useFieldArray append',
      [
        'guides/migration-react-hook-form#api',
        'intro/dymic',
        'intro/first-form#list',
        'guides/cheat-sheet#write',
      ],
    ],
    [
      'mode onTouched',
      [
        'guides/migration-react-hook-form#state',
        'guides/migration#one-at-a-time',
        'intro/vaild-trigger',
        'types/trigger',
        'guides/cheat-sheet#trigger',
        'guides/faq#when',
      ],
    ],
    ['setFocus', ['guides/faq#focus', 'guides/accessibility#focus']],
    [
      'clearErrors',
      [
        'guides/migration-react-hook-form#state',
        'intro/vaild-errors#clear',
        'intro/vaild-errors#vaild-clear',
        ...inMethods('clearValidate'),
        'api/use-form-return-value#states',
        'guides/cheat-sheet#errors',
      ],
    ],
    ['keepDirtyValues', ['guides/faq#keep-dirty']],
    [
      'setValue shouldValidate',
      [
        'guides/faq#set-value',
        'intro/vaild-trigger#trigger',
        'intro/controller#model',
        'api/use-form-return-value#writing',
        'api/form-methods#side-effects',
      ],
    ],
    [
      'isSubmitSuccessful',
      [
        'guides/migration-react-hook-form#state',
        'guides/faq#after-submit',
        'intro/form-state#submit',
      ],
    ],
    [
      'FormProvider',
      [
        'guides/migration-react-hook-form#state',
        'types/context-props',
        'api/use-form-return-value#UseFormReturn-contextProps',
        'intro/use-subscribe#global',
        'intro/use-watch#global',
        'intro/form-item#use-form',
        'intro/form-item#apart',
        'guides/typescript#part',
      ],
    ],
    [
      'trigger validation one field',
      [
        'guides/migration-react-hook-form#api',
        'intro/vaild#some',
        'intro/vaild#vaild-some',
        'intro/vaild-trigger#manual',
        'api/use-form-return-value#UseFormReturn-validate',
        'api/use-form-return-value#validate',
        'api/form-methods#FormMethod-validate',
        'api/form-item-methods#FormItemMethod-validate',
      ],
    ],
    [
      'values prop reset on fetch',
      [
        'guides/migration-react-hook-form#state',
        'guides/faq#async-values',
        'guides/faq#tanstack-query',
        'guides/faq#keep-dirty',
      ],
    ],
    [
      'migrate from formik',
      ['guides/migration-formik', 'guides/migration#formik', 'guides/migration#one-at-a-time'],
    ],
    ['Formik FieldArray', ['guides/migration-formik', 'intro/dymic', 'intro/first-form#list']],
    [
      'onValuesChange',
      ['guides/migration-antd#state', 'api/use-watch', 'intro/use-watch', 'intro/form-item#hooks'],
    ],
    [
      'shouldUpdate dependencies',
      [
        'guides/migration-antd#state',
        'intro/vaild-async#dependent',
        'intro/vaild-async#vaild-dependent',
        'intro/vaild-async#computed',
        'intro/vaild-async#vaild-computed',
        'intro/use-subscribe#linkage',
        'types/define-props#follow',
      ],
    ],
    ['Form.List add remove', ['guides/migration-antd#api', 'intro/dymic', 'intro/first-form#list']],
    [
      'useStore form values',
      [
        'guides/migration-tanstack-form#api',
        'api/use-subscribe',
        'intro/use-subscribe',
        'types/use-form-subscribe',
      ],
    ],
    [
      'onChangeAsync',
      [
        'guides/migration-tanstack-form#api',
        'intro/vaild-async#async',
        'intro/vaild-async#vaild-async',
        'intro/vaild-async#debounce',
        'guides/cheat-sheet#rules',
      ],
    ],
    [
      'Field parse format',
      [
        'guides/migration#react-final-form',
        'intro/controller#parse',
        'intro/controller#controller-amount',
        'intro/controller#controller-percent',
        'api/form-item-props#FormItem-parse',
        'api/form-item-props#FormItem-format',
        'api/form-item-props#change',
      ],
    ],
    ['isInitialValid', ['guides/faq#is-valid', 'intro/form-state#valid']],
    [
      'destroyOnUnregister',
      [
        'guides/faq#disabled',
        'intro/use-subscribe#linkage',
        'intro/use-subscribe#use-subscribe-linkage',
      ],
    ],
    [
      'debounceValidateMs',
      [
        'intro/vaild-async#debounce',
        'intro/vaild-async#vaild-debounce',
        'types/rules#Rule-debounce',
        'types/rules#rule-object',
      ],
    ],
    [
      'setValueAs',
      [
        ...inOptions('formatChangeValue'),
        'intro/controller#format',
        'intro/controller#controller-format',
        'intro/controller#parse',
        'intro/controller#controller-amount',
      ],
    ],
    [
      'onDynamicListenTo',
      [
        'intro/vaild-async#dependent',
        'intro/vaild-async#vaild-dependent',
        'guides/migration-tanstack-form#api',
      ],
    ],
    [
      'onSubmitInvalid',
      [
        'api/form-props#Form-onSubmitError',
        'types/form#FormProps-onSubmitError',
        'intro/vaild#submitting',
        'guides/faq#not-submitted',
      ],
    ],
    ['setValue shouldDirty', ['intro/form-state#dirty', 'intro/form-state#form-state-save']],
    [
      'Expected number, received string',
      [
        'guides/faq#numbers',
        'intro/vaild-schema#schema',
        'intro/vaild-schema#vaild-zod',
        'intro/controller#format',
        'intro/controller#controller-format',
      ],
    ],
    ['Form.List rules', ['intro/dymic#validation', 'intro/dymic#dymic-validation']],
    [
      'validateStatus error',
      [
        'types/define-props#example',
        'intro/integration-ui#adapt',
        'intro/integration-ui#antd',
        'intro/integration-ui#integration-ui-antd',
      ],
    ],
    [
      'requiredMark optional',
      [
        ...inOptions('requireIndicator'),
        'api/use-form-config#require-indicator',
        'intro/layout#required',
        'intro/layout#layout-required',
      ],
    ],
    ['resetForm after submit', ['guides/faq#after-submit', 'guides/migration-formik#state']],
    [
      'formik setErrors from API response',
      ['intro/vaild-errors#set-error', 'guides/faq#server-errors', 'guides/migration-formik#state'],
    ],
    [
      'final-form mutators push',
      ['intro/dymic#rows', 'intro/dymic#dymic-basic', 'guides/migration#react-final-form'],
    ],
    [
      'keepValuesOnUnmount',
      [
        'guides/faq#disabled',
        'guides/wizard#steps',
        'intro/use-subscribe#linkage',
        'intro/use-subscribe#use-subscribe-linkage',
      ],
    ],
    ['onSubmitMeta', ['guides/faq#submit-buttons']],
    [
      'setFieldMeta errors',
      [
        ...inMethods('setError'),
        'intro/vaild-errors#set-error',
        'guides/migration-tanstack-form#api',
      ],
    ],
    [
      'getValues in render',
      [
        'guides/faq#not-updating',
        'intro/use-subscribe#read',
        'intro/use-subscribe#use-subscribe-one',
        'intro/controller#model',
        'intro/controller#controller-model',
      ],
    ],
    [
      'FastField rerender',
      [
        'guides/performance#one-item',
        'guides/performance#performance-keystroke',
        'guides/migration#formik',
        'guides/comparison#renders',
      ],
    ],
    [
      'FormSpy onChange',
      ['guides/migration#react-final-form', 'intro/use-watch', 'api/use-watch#use-watch'],
    ],
  ],
  guides: [
    [
      'how to reset a form after submitting',
      [
        ...inMethods('reset'),
        'api/use-form-return-value#states',
        'guides/faq#dirty-after-save',
        'intro/form-state#dirty',
      ],
    ],
    ['load data from the server into the form', ['guides/faq#async-values']],
    [
      'how do I get the value of a field',
      ['intro/use-subscribe', 'api/use-subscribe', 'intro/controller#model'],
    ],
    ['radio buttons', ['intro/controller#bind']],
    ['number input', ['guides/faq#numbers', 'intro/controller#format', 'intro/controller#parse']],
    ['confirm before leaving the page', ['intro/form-state#leave', 'guides/faq#unsaved']],
    ['send only what changed', ['intro/form-state#changed-values', 'guides/faq#changed']],
    ['how do I test a form', ['guides/testing']],
    ['jest fake timers', ['guides/testing#timers', 'guides/testing#timers-jest']],
    [
      'show a spinner while validating',
      [
        'types/get-content-options#example',
        'intro/vaild-async#async',
        'intro/fn-controller#attrs',
        ...inState('isValidating'),
      ],
    ],
    ['arabic right to left', ['guides/i18n#rtl']],
    ['content security policy', ['guides/ui-kits#csp']],
    ['upload progress bar', ['guides/file-upload']],
    [
      'two fields update each other',
      ['intro/use-watch#use-watch-both-ways', 'intro/use-watch#both-ways'],
    ],
    ['validate on blur', ['intro/vaild-trigger', 'types/trigger', 'guides/faq#when']],
    ['submit button outside the form', ['guides/faq#outside']],
    [
      'change the color of error messages',
      ['intro/vaild-errors#style', 'intro/custom#tokens', 'intro/layout#styles'],
    ],
    ['does it support react native', ['guides/faq#react-native', 'guides/comparison']],
    [
      'why does my component not update',
      ['guides/faq#not-updating', 'intro/use-subscribe', 'api/use-subscribe'],
    ],
    ['use without a bundler', ['intro/install#no-bundler']],
    ['which form library should I choose', ['guides/comparison#choose', 'guides/comparison']],
    ['cursor jumps', ['guides/faq#cursor']],
    [
      'trim whitespace from input',
      [
        'intro/controller#format',
        'intro/vaild#rules',
        'intro/vaild-schema#whole-schema',
        'errors/BF003#after',
        'guides/migration-schemas#rules',
      ],
    ],
    [
      'how to format money while typing',
      [
        'intro/controller#parse',
        'guides/faq#cursor',
        'api/form-item-props#FormItem-format',
        'api/form-item-props#change',
      ],
    ],
    ['drag and drop list items', ['intro/dymic#reorder']],
    ['select multiple options', ['intro/controller#bind', 'intro/fn-controller#event']],
    ['nothing happens when I click submit', ['guides/faq#not-submitted', 'errors/BF010']],
    [
      'network error on save',
      [
        'errors/BF012',
        'intro/vaild#submitting',
        'intro/vaild-errors#set-error',
        'guides/faq#server-errors',
      ],
    ],
    [
      'keep input after page refresh',
      ['guides/add-ons#persist', 'guides/add-ons', 'guides/wizard'],
    ],
    ['ctrl+z', ['guides/add-ons#undo', 'intro/custom#hook']],
    [
      'blind users',
      ['guides/accessibility', 'guides/accessibility#built-in', 'guides/accessibility#check'],
    ],
    ['callback runs forever', ['errors/BF003', 'intro/use-watch#both-ways']],
    [
      'dark theme colors',
      ['intro/custom#tokens', 'intro/integration-ui#theme', 'guides/ui-kits#adapters'],
    ],
    ['remix form submit', ['guides/server-rendering#react-router']],
    [
      'sum of a column',
      [
        'intro/dymic#subscribe',
        'intro/dymic#computed',
        'intro/dymic#computed-rendering',
        'guides/editable-table',
      ],
    ],
    [
      'hide the red star',
      [
        ...inOptions('requireIndicator'),
        'intro/layout#required',
        'api/use-form-config#require-indicator',
      ],
    ],
    [
      'why do all rows rerender when I type',
      [
        'guides/performance#row-components',
        'intro/dymic#keys',
        'intro/dymic#large',
        'guides/performance#slow',
        'guides/faq#slow',
      ],
    ],
    [
      'error as a tooltip',
      [...inOptions('customErrTips'), 'intro/vaild-errors#display', 'intro/fn-controller#basic'],
    ],
    ['which react versions work', ['intro/install#requirements']],
    [
      'inspect form values while developing',
      [
        'guides/devtools',
        'guides/devtools#panel',
        'guides/devtools#tabs',
        'guides/devtools#without',
      ],
    ],
    ['browser filled password but state empty', ['guides/faq#autofill']],
    ['show fields only if checkbox is ticked', ['intro/use-subscribe#linkage']],
    ['tests fail with antd select', ['guides/testing#ui-kits']],
    [
      'display form as plain text',
      [...inOptions('readOnlyText'), 'intro/layout#read-only-text', 'intro/layout#read-only'],
    ],
    [
      'password confirmation',
      [
        'intro/vaild-async#dependent',
        'intro/vaild#custom',
        'intro/vaild#vaild-custom',
        'guides/faq#confirm',
      ],
    ],
    [
      'disable submit button until valid',
      ['intro/form-state#valid', 'guides/faq#is-valid', 'guides/accessibility#errors'],
    ],
    [
      'how to set default values',
      [
        'api/use-form-start#data',
        'api/form-item-props#values',
        'api/form-item-props#FormItem-defaultValue',
        'api/form-item-props#FormItem-initialValue',
        'intro/first-form#fields',
        'intro/controller#bind',
      ],
    ],
    ['cascading select', ['guides/address', 'intro/use-watch#linkage']],
    ['multi step form', ['guides/wizard']],
    [
      'number input gives string',
      [
        'guides/faq#numbers',
        'intro/controller#format',
        'intro/controller#controller-format',
        'intro/controller#bind',
        'guides/typescript#limits',
      ],
    ],
    [
      'validate email',
      [
        'intro/vaild-schema#schema',
        'intro/vaild-schema#vaild-zod',
        'guides/migration-antd#rules',
        'guides/migration-schemas#rules',
        'intro/vaild#custom',
        'guides/sign-up',
      ],
    ],
    ['warn about unsaved changes', ['intro/form-state#leave', 'guides/faq#unsaved']],
    [
      'add and remove fields dynamically',
      ['intro/dymic', 'intro/first-form#list', 'intro/dymic#dymic-basic'],
    ],
    [
      'submit on enter',
      ['intro/vaild#submit', 'api/form-start#element', 'intro/form-item#compose'],
    ],
    [
      'load data from api into form',
      ['guides/faq#async-values', 'guides/faq#tanstack-query', 'api/use-form-start#data'],
    ],
    [
      'loading state on submit button',
      ['intro/vaild#submitting', 'intro/form-state#submit', 'guides/faq#double'],
    ],
    [
      'accept terms checkbox',
      [
        'intro/fn-controller#checkbox',
        'intro/fn-controller#fn-controller-checkbox',
        'intro/vaild#rules',
        'guides/migration-schemas#rules',
        'intro/controller#bind',
      ],
    ],
    [
      'hydration mismatch',
      [
        'guides/server-rendering',
        'guides/server-rendering#server',
        'guides/add-ons#persist-cost',
        'guides/wizard#steps',
      ],
    ],
    [
      'form inside modal',
      [
        'guides/faq#nested',
        'guides/faq#outside',
        'guides/migration-antd#modal',
        'intro/form-item#validate-ref',
      ],
    ],
    [
      'show error only after blur',
      [
        'intro/vaild-trigger#touched',
        'intro/vaild-trigger#vaild-touched',
        'intro/vaild-trigger#trigger',
        'guides/faq#when',
        'types/trigger',
      ],
    ],
    ['how to test a form', ['guides/testing']],
    ['radio group', ['intro/controller#bind', 'guides/ui-kits#shadcn', 'guides/ui-kits#chakra']],
    [
      'access form from child component',
      [
        'intro/use-subscribe#global',
        'intro/use-watch#global',
        'types/context-props',
        'types/use-form-return#example',
        'guides/typescript#part',
        'intro/form-item#apart',
      ],
    ],
    [
      'min max length',
      [
        'guides/migration-antd#rules',
        'guides/migration-schemas#rules',
        'types/rules#example',
        'intro/vaild#custom',
      ],
    ],
    [
      'debounce input validation',
      [
        'intro/vaild-async#debounce',
        'intro/vaild-async#vaild-debounce',
        'types/rules#Rule-debounce',
        'types/rules#rule-object',
        'guides/faq#async',
        'guides/sign-up',
      ],
    ],
    [
      'autosave form',
      [
        'guides/add-ons#persist',
        'guides/add-ons#add-ons-draft',
        'types/watch',
        'intro/use-watch',
        'guides/wizard',
      ],
    ],
    ['why is my form slow', ['guides/faq#slow', 'guides/performance']],
    [
      'set error from server response',
      [
        'intro/vaild-errors#set-error',
        'guides/faq#server-errors',
        'intro/start#by-hand',
        'intro/start#start-set-error',
        'intro/first-form#submit',
        'api/use-form-return-value#UseFormReturn-setError',
        'guides/cheat-sheet#errors',
        'guides/sign-up',
      ],
    ],
    [
      'typescript field props',
      [
        'guides/typescript#field',
        'guides/typescript#part',
        'types/form-item',
        'types/render-config-types',
      ],
    ],
    [
      'custom error message',
      [
        'intro/vaild-errors#display',
        'intro/vaild-errors#vaild-display',
        'intro/vaild#messages',
        'intro/vaild#vaild-messages',
        'intro/vaild#custom',
        ...inOptions('customErrTips'),
      ],
    ],
    [
      'label next to input',
      [
        'intro/layout#label',
        'intro/layout#label-position',
        'intro/layout#layout-label-position',
        ...inOptions('labelPosition'),
      ],
    ],
    ['next.js server actions', ['guides/server-rendering']],
    ['does it work with react native', ['guides/faq#react-native']],
    [
      'how to hide a field',
      [
        'intro/use-subscribe#linkage',
        'intro/use-subscribe#use-subscribe-linkage',
        'guides/faq#disabled',
      ],
    ],
    [
      'required asterisk',
      [
        'intro/layout#required',
        'intro/layout#layout-required',
        'api/use-form-config#require-indicator',
        ...inOptions('requireIndicator'),
      ],
    ],
    [
      'sum of rows',
      [
        'intro/dymic#subscribe',
        'intro/dymic#dymic-subscribe',
        'intro/dymic#computed',
        'intro/dymic#computed-rendering',
        'intro/dymic#dymic-computed',
        'intro/dymic#dymic-basic',
        'guides/comparison#rows',
        'types/use-form-subscribe#example',
      ],
    ],
    ['use with material ui', ['intro/integration-ui']],
    [
      'trim whitespace',
      [
        'intro/vaild#rules',
        'intro/vaild-schema#whole-schema',
        'guides/migration-schemas#rules',
        'guides/migration-antd#rules',
        'intro/controller#format',
      ],
    ],
    [
      'check username is taken',
      [
        'guides/sign-up',
        'intro/vaild-async#async',
        'intro/vaild-async#vaild-async',
        'intro/vaild-async#abort',
        'intro/vaild-async#vaild-abort',
        'intro/vaild-errors#set-error',
        'types/form-item-method#example',
      ],
    ],
    [
      'start date before end date',
      [
        'intro/vaild-schema#whole-schema',
        'intro/vaild-schema#vaild-schema-cross',
        'api/use-form-config#schema',
        'types/rules#example',
        'intro/vaild-async#dependent',
        'guides/faq#date-range',
      ],
    ],
    [
      'reset a single field',
      [
        'guides/faq#reset-field',
        'api/form-item-methods#FormItemMethod-reset',
        'types/form-item-method#FormItemMethod-reset',
        'intro/fn-controller#methods',
        'intro/fn-controller#fn-controller-methods',
        'intro/form-item#item-ref',
      ],
    ],
    ['how to install', ['intro/install']],
    [
      'nested objects',
      [
        'intro/controller#nested',
        'intro/controller#controller-nested',
        'api/use-form-return-value#controller-nested',
        'intro/core-ideas#path',
        'guides/cheat-sheet#bind',
      ],
    ],
    ['edit table rows inline', ['guides/editable-table']],
    [
      'delete row removes wrong item',
      ['guides/faq#wrong-row', 'intro/dymic#rows', 'intro/dymic#dymic-basic', 'intro/dymic#keys'],
    ],
    [
      'mui checkbox always true',
      [
        'intro/integration-ui#mui',
        'intro/integration-ui#integration-ui-mui',
        'intro/fn-controller#checkbox',
        'intro/fn-controller#fn-controller-checkbox',
      ],
    ],
    [
      'isSubmitting stuck true',
      ['errors/BF010', 'intro/vaild#submitting', 'guides/faq#not-submitted'],
    ],
    ['submit form when select changes', ['guides/faq#request-submit']],
    ['button in modal footer', ['guides/faq#outside', 'guides/migration-antd#modal']],
    [
      'dirty still true after save',
      ['guides/faq#dirty-after-save', 'intro/form-state#dirty', 'intro/form-state#form-state-save'],
    ],
    ['focus new row', ['guides/faq#focus', 'guides/accessibility#focus']],
    ['optional email invalid when empty', ['guides/faq#optional']],
    [
      'trim values before submit',
      ['intro/vaild-schema#whole-schema', 'intro/vaild-schema#vaild-schema'],
    ],
    [
      'inputs in table cells',
      ['intro/layout#no-style', 'intro/layout#layout-no-style', 'guides/editable-table'],
    ],
    [
      'error color dark mode',
      [
        'intro/custom#tokens',
        'intro/custom#custom-tokens',
        'intro/vaild-errors#style',
        'intro/vaild-errors#vaild-style',
      ],
    ],
    ['getByLabelText required field asterisk', ['guides/testing#troubleshooting']],
    ['form cleared after server action', ['guides/server-rendering#action']],
    [
      'localStorage hydration mismatch',
      ['guides/add-ons#persist-cost', 'guides/wizard#steps', 'guides/server-rendering#server'],
    ],
    [
      'string is not assignable to path',
      ['guides/typescript#troubleshooting', 'guides/typescript#paths'],
    ],
    ['reusable typed input', ['guides/typescript#field', 'types/form-item']],
    [
      'required only if checkbox checked',
      [
        'intro/vaild-async#changing',
        'intro/vaild-async#vaild-draft',
        'intro/vaild-async#dependent',
        'intro/vaild-async#vaild-dependent',
      ],
    ],
    ['save draft without validation', ['guides/faq#submit-buttons']],
    [
      'open accordion with error',
      ['intro/vaild-errors#on-error', 'intro/vaild-errors#vaild-on-error'],
    ],
    ['script tag no build step', ['intro/install#no-bundler']],
  ],
};
