export { useForm, useForm as default } from './useForm';
export { Form } from './Form';
export { FormItem } from './FormItem';
export { useSubscribe, useWatch, watch, unWatch } from './hooks';
export type {
  ApiEffectOptions,
  Attrs,
  ContextProps,
  DeepPartial,
  DefineProps,
  FieldPath,
  FormItemMethod,
  FormItemProps,
  FormMethod,
  FormProps,
  GetContentOptions,
  PathValue,
  Render,
  RenderConfigTypes,
  Rule,
  Rules,
  StandardSchema,
  Trigger,
  UseFormConfig,
  UseFormReturn,
  UseFormSubscribe,
  UseFormWatch,
  ValidationError,
  Watch,
} from './types';
