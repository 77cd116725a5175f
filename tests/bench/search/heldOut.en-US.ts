import type { Intents } from './intent';
import { inMethods, inOptions } from './members';

/** Queries of readers of the English pages that the engine is never tuned on, written without knowledge of it. */
export const HELD_OUT: Intents = {
  names: [
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
  ],
  rivals: [
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
  ],
  guides: [
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
  ],
};
