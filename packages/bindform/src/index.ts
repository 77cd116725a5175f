export { useForm, useForm as default } from './useForm';
export { Form } from './Form';
export { FormItem } from './FormItem';
export { useSubscribe, useWatch, watch, unWatch } from './hooks';
export { FormObserverContext } from './observer';
export { keyOf } from './observe';
export type { FieldError, FormItemMethod, FormMethod, ValidationError } from './methodTypes';
export type { DeepPartial, FieldPath, PathValue } from './pathTypes';
export type { Rule, RuleContext, Rules, StandardSchema, Trigger } from './ruleTypes';
export type { ApiEffectOptions, ContextProps } from './contextTypes';
export type {
  Attrs,
  DefineProps,
  FormItemProps,
  FormProps,
  GetContentOptions,
  LabelOptions,
  Messages,
  Render,
  RenderConfigTypes,
  UseFormConfig,
} from './types';
export type {
  FieldState,
  FormState,
  UseFormReturn,
  UseFormSubscribe,
  UseFormWatch,
  Watch,
} from './formTypes';
