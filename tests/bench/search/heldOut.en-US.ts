import type { Intents } from './intent';

/**
 * Queries of readers of the English pages, written without knowledge of the site's headings and engine; the places
 * were chosen without knowing what found them. Scored once, their mean reciprocal rank was .940. The engine was not
 * tuned on them.
 */
export const HELD_OUT: Intents = {
  names: [
    [
      'useForm options',
      [
        'api/use-form-config',
        'api/use-form-config#options',
        'api/use-form-start#useForm-config',
        'intro/controller#shared',
      ],
    ],
    [
      'useSubscribe',
      [
        'api/use-subscribe',
        'api/use-subscribe#reference',
        'api/use-form-return-value#UseFormReturn-useSubscribe',
        'intro/use-subscribe',
        'intro/use-subscribe#read',
      ],
    ],
    [
      'usewatch',
      [
        'api/use-watch',
        'api/use-watch#use-watch',
        'api/use-form-return-value#UseFormReturn-useWatch',
        'intro/use-watch',
        'intro/use-watch#watch',
      ],
    ],
    [
      'bindid nested',
      [
        'intro/controller#nested',
        'intro/core-ideas#path',
        'types/render#field-path',
        'intro/dymic#nested',
        'guides/cheat-sheet#bind',
      ],
    ],
    [
      'setErorr',
      [
        'intro/vaild-errors#set-error',
        'intro/start#by-hand',
        'guides/faq#server-errors',
        'api/use-form-return-value#UseFormReturn-setError',
        'api/form-methods#FormMethod-setError',
        'api/form-item-methods#FormItemMethod-setError',
      ],
    ],
    [
      'clearValidate',
      [
        'intro/vaild-errors#clear',
        'api/use-form-return-value#states',
        'api/form-item-methods#states',
        'api/use-form-return-value#UseFormReturn-clearValidate',
        'api/form-methods#FormMethod-clearValidate',
        'api/form-item-methods#FormItemMethod-clearValidate',
      ],
    ],
    [
      'formatChangeValue',
      [
        'intro/controller#format',
        'api/form-item-props#change',
        'api/use-form-config#UseFormConfig-formatChangeValue',
        'api/form-props#Form-formatChangeValue',
        'api/form-item-props#FormItem-formatChangeValue',
      ],
    ],
    [
      'noStyle',
      [
        'intro/layout#no-style',
        'api/use-form-config#UseFormConfig-noStyle',
        'api/form-props#Form-noStyle',
        'api/form-item-props#FormItem-noStyle',
      ],
    ],
    [
      'initalValue',
      [
        'api/form-item-props#values',
        'api/form-item-props#FormItem-initialValue',
        'api/form-item-start#value',
      ],
    ],
    [
      'labelWidth auto',
      [
        'intro/layout#label-width',
        'intro/layout#label',
        'api/use-form-config#UseFormConfig-labelWidth',
        'api/form-props#Form-labelWidth',
        'api/form-item-props#FormItem-labelWidth',
      ],
    ],
    ['BF007', ['errors/BF007']],
    ['bf 012 error', ['errors/BF012']],
    [
      'isDirty',
      [
        'intro/form-state#dirty',
        'intro/form-state#members',
        'types/form-state#FormState-isDirty',
        'types/form-state#FieldState-isDirty',
      ],
    ],
    [
      'submit_count',
      [
        'intro/form-state#submit',
        'intro/form-state#members',
        'types/form-state#FormState-submitCount',
      ],
    ],
    [
      'onSubmit',
      [
        'api/form-props#Form-onSubmit',
        'api/form-props#on-submit',
        'api/form-start#submit',
        'api/form-start#element',
        'intro/vaild#submit',
        'intro/vaild#snapshot',
      ],
    ],
    [
      'setvalues',
      [
        'intro/controller#set',
        'intro/controller#model',
        'api/use-form-return-value#UseFormReturn-setValues',
        'api/use-form-return-value#writing',
        'guides/cheat-sheet#write',
      ],
    ],
    [
      'trigger blur',
      [
        'intro/vaild-trigger',
        'intro/vaild-trigger#trigger',
        'intro/vaild-trigger#touched',
        'types/trigger',
        'types/trigger#choose',
        'types/trigger#reference',
        'guides/faq#when',
        'guides/cheat-sheet#trigger',
        'api/use-form-config#UseFormConfig-trigger',
        'api/form-props#Form-trigger',
        'api/form-item-props#FormItem-trigger',
      ],
    ],
    [
      'updated callback',
      [
        'intro/form-item#hooks',
        'types/context-props#ContextProps-updated',
        'types/context-props#example',
        'api/form-props#hooks',
      ],
    ],
    [
      'readOnly form',
      [
        'intro/layout#read-only',
        'intro/layout#read-only-text',
        'api/use-form-config#read-only',
        'api/use-form-config#UseFormConfig-readOnly',
        'api/form-props#Form-readOnly',
      ],
    ],
    [
      'labelPosition top',
      [
        'intro/layout#label-position',
        'intro/layout#label',
        'api/use-form-config#UseFormConfig-labelPosition',
        'api/form-props#Form-labelPosition',
        'api/form-item-props#FormItem-labelPosition',
      ],
    ],
    [
      'validate() return',
      [
        'api/use-form-return-value#validate',
        'api/form-methods#promise',
        'api/form-item-methods#promise',
        'intro/vaild#submit',
        'intro/form-item#validate-ref',
        'types/form-method#validation-error',
        'api/use-form-return-value#UseFormReturn-validate',
        'api/form-methods#FormMethod-validate',
        'api/form-item-methods#FormItemMethod-validate',
      ],
    ],
    [
      'Contoller',
      [
        'guides/migration-react-hook-form#api',
        'guides/migration-react-hook-form#after',
        'intro/controller',
        'intro/controller#bind',
        'intro/controller#custom',
        'guides/migration#react-hook-form',
      ],
    ],
    ['BF003', ['errors/BF003']],
    [
      'reset model',
      [
        'api/use-form-return-value#states',
        'intro/form-state#dirty',
        'api/form-methods#side-effects',
        'intro/form-item#ref',
        'api/use-form-return-value#UseFormReturn-reset',
        'api/form-methods#FormMethod-reset',
        'api/form-item-methods#FormItemMethod-reset',
      ],
    ],
    [
      'requried rule',
      [
        'intro/vaild#rules',
        'types/rules#Rule-required',
        'types/rules#rule-object',
        'types/rules#kinds',
        'intro/first-form#rules',
        'intro/start#rules',
        'guides/cheat-sheet#rules',
      ],
    ],
  ],
  rivals: [
    [
      'useFieldArray append',
      [
        'intro/dymic',
        'intro/dymic#rows',
        'intro/dymic#keys',
        'intro/first-form#list',
        'guides/cheat-sheet#write',
        'guides/migration-react-hook-form#api',
      ],
    ],
    [
      'register ref',
      [
        'guides/migration-react-hook-form#api',
        'intro/controller#bind',
        'guides/faq#focus',
        'types/attrs#Attrs-ref',
      ],
    ],
    [
      'formState isSubmitting',
      [
        'types/form-state#FormState-isSubmitting',
        'intro/form-state#submit',
        'intro/form-state#members',
        'intro/vaild#submitting',
        'guides/migration-react-hook-form#api',
      ],
    ],
    [
      'handleSubmit preventDefault',
      [
        'api/form-start#submit',
        'guides/migration-react-hook-form#api',
        'intro/vaild#submit',
        'api/form-props#Form-onSubmit',
      ],
    ],
    [
      'useFormContext',
      [
        'guides/migration-react-hook-form#state',
        'intro/use-subscribe#global',
        'intro/use-watch#global',
        'types/context-props',
        'api/use-subscribe#form',
        'guides/typescript#part',
      ],
    ],
    [
      'zodResolver',
      [
        'intro/vaild-schema',
        'intro/vaild-schema#schema',
        'intro/vaild-schema#whole-schema',
        'guides/migration-react-hook-form#api',
        'api/use-form-config#schema',
        'api/use-form-config#UseFormConfig-schema',
      ],
    ],
    [
      'shouldUnregister',
      [
        'guides/migration-react-hook-form#state',
        'guides/faq#disabled',
        'intro/use-subscribe#linkage',
      ],
    ],
    [
      'reValidateMode',
      [
        'guides/migration-react-hook-form#state',
        'intro/vaild-trigger',
        'intro/vaild-trigger#trigger',
        'intro/vaild-trigger#submitted',
        'types/trigger#choose',
        'guides/faq#when',
        'guides/migration#one-at-a-time',
      ],
    ],
    ['valueAsNumber', ['guides/faq#numbers', 'intro/controller#format']],
    ['setFieldTouched', ['guides/faq#set-touched', 'guides/migration-formik#state']],
    ['arrayHelpers.move', ['intro/dymic#reorder', 'guides/migration-formik#api']],
    [
      'shouldUpdate',
      [
        'guides/migration-antd#state',
        'intro/vaild-async#computed',
        'intro/use-subscribe#linkage',
        'types/define-props#follow',
      ],
    ],
    [
      'dependencies confirm password',
      [
        'intro/vaild-async#dependent',
        'intro/vaild#custom',
        'guides/faq#confirm',
        'guides/migration-antd#state',
      ],
    ],
    [
      'valuePropName checked',
      [
        'guides/migration-antd#api',
        'intro/fn-controller#checkbox',
        'intro/integration-ui#antd',
        'intro/integration-ui#wiring',
        'types/attrs#Attrs-checked',
      ],
    ],
    [
      'validateFirst',
      [
        'guides/migration-antd#state',
        'types/rules#all-errors',
        'intro/vaild#rules',
        'api/form-item-props#rules',
      ],
    ],
    [
      'scrollToFirstError',
      [
        'guides/faq#first-error',
        'guides/migration-antd#state',
        'intro/vaild#submit',
        'guides/accessibility#focus',
      ],
    ],
    [
      'enableReinitialize',
      [
        'guides/migration-formik#state',
        'guides/faq#async-values',
        'api/use-form-return-value#states',
        'api/use-form-return-value#UseFormReturn-reset',
        'api/use-form-start#data',
      ],
    ],
    [
      'validationSchema yup',
      [
        'guides/migration-schemas',
        'guides/migration-schemas#yup',
        'guides/migration-schemas#yup-after',
        'intro/vaild-schema#whole-schema',
        'guides/migration-formik#api',
      ],
    ],
    [
      'ErrorMessage',
      [
        'guides/migration-formik#api',
        'intro/vaild-errors',
        'intro/vaild-errors#show',
        'intro/vaild-errors#display',
        'types/get-content-options#GetContentOptions-errorMessage',
      ],
    ],
    ['validateOnMount', ['guides/faq#on-mount', 'guides/migration-formik#state']],
    [
      'getValues',
      [
        'guides/migration-react-hook-form#api',
        'intro/controller#model',
        'api/use-form-return-value#UseFormReturn-model',
        'intro/core-ideas#model',
        'guides/cheat-sheet#read',
      ],
    ],
    ['setFocus', ['guides/faq#focus']],
    ['criteriaMode all', ['types/rules#all-errors', 'guides/migration-react-hook-form#state']],
    [
      'onFinishFailed',
      [
        'guides/migration-antd#state',
        'api/form-props#Form-onSubmitError',
        'intro/vaild#submitting',
      ],
    ],
    [
      'requiredMark',
      [
        'intro/layout#required',
        'api/use-form-config#require-indicator',
        'api/use-form-config#UseFormConfig-requireIndicator',
        'api/form-props#Form-requireIndicator',
        'api/form-item-props#FormItem-requireIndicator',
      ],
    ],
  ],
  guides: [
    [
      'edit form inside modal',
      [
        'guides/migration-antd#modal',
        'guides/faq#outside',
        'guides/faq#async-values',
        'intro/form-item#validate-ref',
      ],
    ],
    [
      'check username taken',
      [
        'guides/sign-up',
        'guides/sign-up#steps',
        'intro/vaild-async#async',
        'intro/vaild-async#debounce',
        'intro/vaild-async#abort',
        'guides/faq#async',
      ],
    ],
    ['input loses focus typing', ['guides/faq#lost-focus']],
    [
      'whole form rerenders every keystroke',
      [
        'guides/performance',
        'guides/performance#one-item',
        'guides/performance#slow',
        'guides/performance#keep',
        'guides/performance#placement',
        'guides/faq#slow',
        'intro/use-subscribe#placement',
        'intro/start#updates',
        'api/use-form-start#rendering',
      ],
    ],
    ['multi step keep data', ['guides/wizard', 'guides/wizard#steps']],
    ['upload multiple files', ['guides/file-upload', 'guides/file-upload#steps']],
    [
      'save draft localstorage',
      ['guides/add-ons#persist', 'guides/add-ons', 'guides/wizard', 'guides/wizard#steps'],
    ],
    ['undo redo', ['guides/add-ons#undo', 'guides/add-ons']],
    ['hydration mismatch nextjs', ['guides/server-rendering#server', 'guides/server-rendering']],
    ['useActionState server action', ['guides/server-rendering#action', 'guides/server-rendering']],
    [
      'test with testing library',
      [
        'guides/testing',
        'guides/testing#assert',
        'guides/testing#setup',
        'guides/testing#jest',
        'guides/testing#vitest',
        'guides/testing#form',
        'guides/testing#rules',
      ],
    ],
    [
      'date picker dayjs value',
      ['intro/integration-ui#antd', 'guides/faq#dates', 'guides/faq#date-range'],
    ],
    [
      'MUI select not updating',
      [
        'intro/integration-ui#mui',
        'intro/integration-ui#styled',
        'intro/integration-ui#wiring',
        'intro/integration-ui#adapt',
      ],
    ],
    ['shadcn input', ['guides/ui-kits#shadcn', 'guides/ui-kits']],
    [
      'warn unsaved changes',
      ['intro/form-state#leave', 'guides/faq#unsaved', 'intro/form-state#dirty'],
    ],
    [
      'disable submit until valid',
      ['intro/form-state#valid', 'guides/faq#is-valid', 'guides/accessibility#errors'],
    ],
    ['submit on enter', ['intro/vaild#submit', 'guides/faq#enter', 'guides/faq#request-submit']],
    [
      'screen reader errors',
      [
        'guides/accessibility',
        'guides/accessibility#built-in',
        'guides/accessibility#errors',
        'guides/accessibility#focus',
        'api/form-item-start#accessibility',
      ],
    ],
    [
      'error messages other language',
      [
        'guides/i18n',
        'guides/i18n#built-in',
        'guides/i18n#switch',
        'guides/i18n#i18next',
        'intro/vaild#messages',
        'api/use-form-config#UseFormConfig-messages',
        'api/form-props#Form-messages',
        'api/form-item-props#FormItem-messages',
        'types/rules#messages',
      ],
    ],
    [
      'type safe field path',
      [
        'guides/typescript#paths',
        'guides/typescript',
        'guides/typescript#field',
        'types/render#field-path',
        'types/render',
        'intro/start#types',
        'intro/controller#nested',
      ],
    ],
    [
      'country state city dropdown',
      ['guides/address', 'guides/address#steps', 'intro/use-watch#linkage'],
    ],
    [
      'end date after start',
      [
        'types/rules#example',
        'intro/vaild-schema#whole-schema',
        'api/use-form-config#schema',
        'intro/vaild-async#dependent',
      ],
    ],
    ['editable table cells', ['guides/editable-table', 'guides/editable-table#steps']],
    ['search filters in url', ['guides/search-form#pitfalls', 'guides/search-form']],
    [
      'moving off formik',
      [
        'guides/migration-formik',
        'guides/migration-formik#api',
        'guides/migration-formik#state',
        'guides/migration#formik',
        'guides/migration#one-at-a-time',
      ],
    ],
  ],
};
