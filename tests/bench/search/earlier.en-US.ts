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
      ['guides/faq#is-valid', 'intro/form-state#valid', 'guides/migration-formik#state'],
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
  ],
};
