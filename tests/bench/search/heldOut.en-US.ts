import type { Intents } from './intent';
import { inItemOptions, inMethods, inOptions, inReturn, inState } from './members';

/** Queries of readers of the English pages that the engine is never tuned on, written without knowledge of it. */
export const HELD_OUT: Intents = {
  names: [
    [
      'usewatch callback',
      [
        'api/use-watch',
        'intro/use-watch',
        'types/use-form-watch',
        ...inReturn('useWatch'),
        'types/use-form-return#UseFormReturn-useWatch',
      ],
    ],
    [
      'setvalues merge',
      [
        'intro/controller#set',
        'intro/controller#controller-set-value',
        'api/use-form-return-value#writing',
        ...inReturn('setValues'),
        'types/use-form-return#UseFormReturn-setValues',
      ],
    ],
    [
      'clearvalidation',
      [
        ...inMethods('clearValidate'),
        'types/form-method#FormMethod-clearValidate',
        'types/form-item-method#FormItemMethod-clearValidate',
        'types/use-form-return#UseFormReturn-clearValidate',
        'intro/vaild-errors#clear',
        'intro/vaild-errors#vaild-clear',
        'api/use-form-return-value#states',
        'api/form-item-methods#states',
      ],
    ],
    ['BF03 infinite', ['errors/BF003', 'intro/use-watch#both-ways']],
    ['bf10 pending', ['errors/BF010']],
    [
      'readonlytext',
      [
        ...inOptions('readOnlyText'),
        'types/form#FormProps-readOnlyText',
        'types/form-item#FormItemProps-readOnlyText',
        'types/render-config-types#RenderConfigTypes-readOnlyText',
        'intro/layout#read-only',
        'intro/layout#read-only-text',
        'intro/layout#layout-read-only-text',
        'api/form-item-props#read-only',
        'api/use-form-config#read-only',
      ],
    ],
    [
      'formatchangevalue number',
      [
        'intro/controller#format',
        'intro/controller#controller-format',
        ...inOptions('formatChangeValue'),
        'types/form#FormProps-formatChangeValue',
        'types/form-item#FormItemProps-formatChangeValue',
        'types/render-config-types#RenderConfigTypes-formatChangeValue',
        'api/form-item-props#change',
        'guides/faq#numbers',
      ],
    ],
    [
      'customErrorTips',
      [
        ...inOptions('customErrTips'),
        'types/form#FormProps-customErrTips',
        'types/form-item#FormItemProps-customErrTips',
        'types/render-config-types#RenderConfigTypes-customErrTips',
        'intro/vaild-errors#display',
        'intro/vaild-errors#vaild-display',
      ],
    ],
    ['keyof row', ['intro/dymic#keys', 'api/use-subscribe#key-of', 'guides/faq#wrong-row']],
    [
      'forceupdate delay',
      [
        ...inReturn('forceUpdate'),
        'types/use-form-return#UseFormReturn-forceUpdate',
        'api/use-form-return-value#rendering',
      ],
    ],
    [
      'isvalidating spinner',
      [
        ...inState('isValidating'),
        'intro/vaild-async#async',
        'intro/vaild-async#vaild-async',
        'types/get-content-options#example',
        'types/get-content-options#GetContentOptions-isValidating',
        'guides/faq#status-icon',
      ],
    ],
    [
      'unwatch key',
      [
        'api/use-watch#un-watch',
        'api/use-watch#keys',
        'api/use-watch#watch',
        'types/watch',
        ...inReturn('unWatch'),
        'types/use-form-return#UseFormReturn-unWatch',
        'intro/use-watch#imperative',
        'intro/use-watch#use-watch-imperative',
      ],
    ],
    [
      'submitcount',
      [
        'types/form-state#FormState-submitCount',
        'intro/form-state#submit',
        'intro/form-state#members',
      ],
    ],
    [
      'useSubcribe selector',
      [
        'api/use-subscribe',
        'intro/use-subscribe',
        'types/use-form-subscribe',
        ...inReturn('useSubscribe'),
        'types/use-form-return#UseFormReturn-useSubscribe',
      ],
    ],
    ['fieldpath type', ['types/render#field-path', 'guides/typescript#paths']],
    [
      'onsubmiterror',
      [
        'api/form-props#Form-onSubmitError',
        'types/form#FormProps-onSubmitError',
        'intro/vaild#submitting',
      ],
    ],
    [
      'nostyle table cell',
      [
        ...inOptions('noStyle'),
        'types/form#FormProps-noStyle',
        'types/form-item#FormItemProps-noStyle',
        'types/render-config-types#RenderConfigTypes-noStyle',
        'intro/layout#no-style',
        'intro/layout#layout-no-style',
      ],
    ],
    [
      'usePersist exclude password',
      ['guides/add-ons#persist', 'guides/add-ons#add-ons-draft', 'guides/add-ons#persist-limits'],
    ],
    [
      'readFormdata server',
      [
        'guides/server-rendering#read',
        'guides/server-rendering#action',
        'guides/server-rendering#react-router',
      ],
    ],
    [
      'apieffect methods',
      [
        'intro/form-item#api-effect',
        'intro/form-item#form-item-api-effect',
        'types/api-effect-options',
        'types/context-props#ContextProps-apiEffect',
        'api/form-item-methods#where',
      ],
    ],
  ],
  rivals: [
    [
      'useFieldArray append remove',
      ['intro/dymic#rows', 'intro/dymic#dymic-basic', 'guides/migration-react-hook-form#api'],
    ],
    [
      'enableReinitialize resets all values',
      ['guides/faq#async-values', 'guides/faq#keep-dirty', 'guides/migration-formik#state'],
    ],
    [
      'dirtyFields send only changed',
      [
        'intro/form-state#changed-values',
        'guides/faq#changed',
        'guides/migration-react-hook-form#state',
      ],
    ],
    [
      'shouldUnregister hidden field value',
      [
        'guides/faq#disabled',
        'guides/migration-react-hook-form#state',
        'intro/use-subscribe#linkage',
        'intro/use-subscribe#use-subscribe-linkage',
      ],
    ],
    [
      'formik touched error not showing',
      [
        'guides/migration-formik#state',
        'intro/vaild-trigger#touched',
        'intro/vaild-trigger#vaild-touched',
        'guides/faq#when',
        'guides/faq#set-touched',
      ],
    ],
    [
      'reValidateMode onBlur',
      ['intro/vaild-trigger', 'types/trigger', 'guides/migration-react-hook-form#state'],
    ],
    [
      'yupResolver',
      [
        'guides/migration-schemas#yup',
        'guides/migration-schemas#yup-before',
        'guides/migration-schemas#yup-after',
        'guides/migration#schemas',
        'intro/vaild-schema#whole-schema',
      ],
    ],
    [
      'Controller mui select',
      [
        'intro/integration-ui#mui',
        'intro/integration-ui#integration-ui-mui',
        'intro/integration-ui#styled',
        'intro/integration-ui#wiring',
      ],
    ],
    [
      'FormSpy onChange',
      [
        'guides/migration#react-final-form',
        'api/use-watch',
        'intro/use-watch#watch',
        'intro/use-watch#several',
        'intro/use-watch#model',
      ],
    ],
    [
      'FORM_ERROR submission errors',
      [
        'guides/migration#react-final-form',
        'intro/vaild-errors#set-error',
        'intro/vaild#submitting',
        'guides/faq#server-errors',
      ],
    ],
    [
      'onChangeListenTo confirm password',
      [
        'guides/migration-tanstack-form#api',
        'intro/vaild-async#dependent',
        'intro/vaild-async#vaild-dependent',
        'intro/vaild#custom',
        'intro/vaild#vaild-custom',
        'guides/faq#confirm',
      ],
    ],
    [
      'listeners onChange set other field',
      [
        'guides/migration-tanstack-form#api',
        'intro/use-watch#linkage',
        'intro/use-watch#use-watch-linkage',
        'guides/faq#clear-dependent',
      ],
    ],
    [
      'onChangeAsyncDebounceMs',
      [
        'guides/migration-tanstack-form#api',
        'intro/vaild-async#debounce',
        'intro/vaild-async#vaild-debounce',
        'types/rules#Rule-debounce',
        'types/rules#rule-object',
        'guides/faq#async',
      ],
    ],
    ['setFieldsValue in modal', ['guides/migration-antd#modal']],
    [
      'Form.Item dependencies not revalidating',
      [
        'guides/migration-antd#state',
        'intro/vaild-async#dependent',
        'intro/vaild-async#vaild-dependent',
        'guides/faq#confirm',
      ],
    ],
    [
      'useFormContext returns null',
      [
        'errors/BF005',
        'types/context-props',
        'intro/use-subscribe#global',
        'intro/use-watch#global',
        'guides/migration-react-hook-form#state',
      ],
    ],
    [
      'formState isValid disable submit button',
      ['intro/form-state#valid', 'guides/faq#is-valid', 'guides/accessibility#errors'],
    ],
    [
      'setError root server error',
      [
        'intro/vaild-errors#set-error',
        'guides/faq#server-errors',
        'guides/migration-react-hook-form#state',
        'intro/start#by-hand',
        ...inReturn('setFormError'),
      ],
    ],
    [
      'valueAsNumber NaN',
      ['intro/controller#format', 'intro/controller#controller-format', 'guides/faq#numbers'],
    ],
    [
      'scrollToFirstError not working',
      ['guides/faq#first-error', 'guides/migration-antd#state', 'guides/accessibility#focus'],
    ],
  ],
  guides: [
    [
      'prefill form from api',
      [
        'guides/faq#async-values',
        'guides/faq#tanstack-query',
        'guides/server-rendering#suspense',
        'api/use-form-start#data',
      ],
    ],
    ['prompt before leaving unsaved form', ['intro/form-state#leave', 'guides/faq#unsaved']],
    [
      'start date before end date',
      [
        'intro/vaild-schema#whole-schema',
        'intro/vaild-schema#vaild-schema-cross',
        'guides/faq#date-range',
        'intro/vaild-async#dependent',
        'intro/vaild-async#vaild-dependent',
        'types/rules#example',
      ],
    ],
    [
      'at least one checkbox checked',
      [
        'intro/vaild#rules',
        'intro/controller#bind',
        'intro/controller#controller-choices',
        'types/rules#Rule-required',
      ],
    ],
    ['stop enter key from submitting', ['guides/faq#enter']],
    ['drag and drop reorder rows', ['intro/dymic#reorder', 'intro/dymic#dymic-reorder']],
    [
      'currency input thousands separator',
      [
        'intro/controller#parse',
        'intro/controller#controller-amount',
        'guides/i18n#numbers',
        ...inItemOptions('format'),
        ...inItemOptions('parse'),
        'types/form-item#FormItemProps-format',
        'types/form-item#FormItemProps-parse',
        'api/form-item-props#change',
      ],
    ],
    ['date off by one day', ['guides/i18n#time-zones']],
    [
      'country state city dropdown',
      ['guides/address', 'intro/use-watch#linkage', 'intro/use-watch#use-watch-linkage'],
    ],
    [
      'dark mode colors',
      ['intro/custom#tokens', 'intro/custom#custom-tokens', 'guides/ui-kits#adapters'],
    ],
    [
      'ctrl z in form',
      [
        'guides/add-ons#undo',
        'guides/add-ons#add-ons-undo',
        'guides/add-ons#undo-cost',
        'guides/add-ons#undo-limits',
      ],
    ],
    ['act warning in tests', ['guides/testing#rules']],
    ['bundle size', ['intro/start#weight', 'guides/performance#bytes']],
    [
      'screen reader announce error',
      [
        'guides/accessibility#built-in',
        'guides/accessibility#errors',
        'intro/vaild#rules',
        'intro/vaild#summary',
        'api/form-item-start#accessibility',
      ],
    ],
    [
      'whole form rerenders on typing',
      [
        'guides/performance#slow',
        'guides/performance#one-item',
        'guides/performance#placement',
        'guides/performance#performance-placement',
        'guides/performance#performance-keystroke',
        'guides/faq#slow',
        'intro/use-subscribe#placement',
        'intro/use-subscribe#use-subscribe-narrow',
      ],
    ],
    [
      'cancel previous validation request',
      [
        'intro/vaild-async#abort',
        'intro/vaild-async#vaild-abort',
        'intro/vaild-async#async',
        'types/rules#RuleContext-signal',
        'types/rules#rule-context',
        'guides/faq#async',
      ],
    ],
    ['warning that does not block submit', ['guides/faq#hint']],
    [
      'submit button outside form',
      [
        'guides/faq#outside',
        'intro/form-item#validate-ref',
        'intro/form-item#form-item-validate-ref',
      ],
    ],
    [
      'nextjs server actions',
      [
        'guides/server-rendering#action',
        'guides/server-rendering#server',
        'guides/server-rendering#no-script',
      ],
    ],
    ['password manager autofill not detected', ['guides/faq#autofill']],
  ],
};
