import { Fragment } from 'react';
import { useFieldArray, useForm, useFormState, type Control } from 'react-hook-form';
import {
  CountedInput,
  FieldError,
  flatValues,
  lastName,
  mismatch,
  names,
  newRow,
  newRows,
  type Row,
  type Subject,
} from '../subject';

type Values = Record<string, string>;

const rules = { required: 'Required' };

/** Subscribes to the error of one field, so that it does not render the form. */
function ErrorOf({ name, control }: { name: string; control: Control<Values> }) {
  const { errors } = useFormState({ control, name, exact: true });
  return <FieldError>{errors[name]?.message}</FieldError>;
}

/**
 * React Hook Form with `register`, its usual way: the browser has the values, and a keystroke renders nothing
 * unless the errors change.
 *
 * @see https://react-hook-form.com/get-started
 * @see https://react-hook-form.com/docs/useform/register
 * @see https://react-hook-form.com/docs/usefieldarray
 * @see https://react-hook-form.com/docs/useformstate
 */
export const subject: Subject = {
  Flat: function Flat({ count, value, onSubmit, handle }) {
    const { register, handleSubmit, trigger, reset, formState } = useForm<Values>({
      defaultValues: flatValues(count, value),
      mode: 'onChange',
    });
    handle.validateAll = () => trigger();
    handle.reset = () => reset();
    return (
      <form onSubmit={handleSubmit(onSubmit)}>
        <div>
          {names(count).map((name) => (
            <Fragment key={name}>
              <CountedInput {...register(name, rules)} />
              <FieldError>{formState.errors[name]?.message}</FieldError>
            </Fragment>
          ))}
        </div>
      </form>
    );
  },
  Rows: function Rows({ count, onSubmit, handle }) {
    const { control, register, handleSubmit, formState } = useForm<{ rows: Row[] }>({
      defaultValues: { rows: newRows(count) },
      mode: 'onChange',
    });
    const { fields, append, remove, move } = useFieldArray({
      control,
      name: 'rows',
      keyName: 'key',
    });
    handle.addRow = () => append(newRow(), { shouldFocus: false });
    handle.removeFirstRow = () => remove(0);
    handle.moveFirstRow = () => move(0, fields.length - 1);
    return (
      <form onSubmit={handleSubmit(onSubmit)}>
        <div>
          {fields.map((row, index) => (
            <Fragment key={row.key}>
              <CountedInput {...register(`rows.${index}.text`, rules)} />
              <FieldError>{formState.errors.rows?.[index]?.text?.message}</FieldError>
            </Fragment>
          ))}
        </div>
      </form>
    );
  },
  Dependent: function Dependent({ count, value, onSubmit, handle }) {
    const { control, register, handleSubmit, trigger } = useForm<Values>({
      defaultValues: flatValues(count, value),
      mode: 'onChange',
    });
    handle.validateAll = () => trigger();
    const last = lastName(count);
    const rulesOf: Record<string, object> = {
      f0: { ...rules, deps: [last] },
      [last]: { validate: (text: string, { f0 }: Values) => mismatch(text, f0) },
    };
    return (
      <form onSubmit={handleSubmit(onSubmit)}>
        <div>
          {names(count).map((name) => (
            <Fragment key={name}>
              <CountedInput {...register(name, rulesOf[name] ?? rules)} />
              <ErrorOf name={name} control={control} />
            </Fragment>
          ))}
        </div>
      </form>
    );
  },
};
