const API = {
  return: 'api/use-form-return-value#UseFormReturn',
  form: 'api/form-methods#FormMethod',
  item: 'api/form-item-methods#FormItemMethod',
  itemProps: 'api/form-item-props#FormItem',
  formProps: 'api/form-props#Form',
  config: 'api/use-form-config#UseFormConfig',
};

const rows = (name: string, owners: string[]) => owners.map((owner) => `${owner}-${name}`);

/** The reference of a method that a form, a ref on `<Form>` and a ref on `<FormItem>` have. */
export const inMethods = (name: string): string[] => rows(name, [API.return, API.form, API.item]);

/** The reference of what `useForm` returns. */
export const inReturn = (name: string): string[] => rows(name, [API.return]);

/** The reference of an option that fields take. */
export const inItemOptions = (name: string): string[] => rows(name, [API.itemProps]);

/** The reference of an option that fields, `<Form>` and `useForm` take. */
export const inOptions = (name: string): string[] =>
  rows(name, [API.itemProps, API.formProps, API.config]);

/** The reference of the state of a form or a field. */
export const inState = (name: string): string[] =>
  rows(name, ['types/form-state#FormState', 'types/form-state#FieldState']);
