import type { Intents } from './intent';
import { inOptions, inState } from './members';

/** Queries of readers of the English pages that the engine is never tuned on, written without knowledge of it. */
export const HELD_OUT: Intents = {
  names: [
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
