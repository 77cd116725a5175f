import type { Intents } from './intent';
import { inMethods, inOptions } from './members';

/** Queries of readers of the English pages that the engine is never tuned on, written without knowledge of it. */
export const HELD_OUT: Intents = {
  names: [
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
