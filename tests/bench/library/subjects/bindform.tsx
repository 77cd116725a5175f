import { Fragment, useState } from 'react';
import { useForm } from 'bindform';
import { CountedInput, flatValues, names, newRow, newRows, type Subject } from '../subject';

const config = { noStyle: true, rules: { required: 'Required' } };

/** Bindform. */
export const subject: Subject = {
  Flat: function BindformFlat({ count, handle }) {
    const [initial] = useState(() => flatValues(count));
    const form = useForm(initial);
    handle.validateAll = () => form.validate().catch(() => undefined);
    handle.reset = () => form.reset();
    return names(count).map((name) => (
      <Fragment key={name}>{form.render(name, config)(<CountedInput />)}</Fragment>
    ));
  },
  Rows: function BindformRows({ count, handle }) {
    const [initial] = useState(() => ({ rows: newRows(count) }));
    const { model, render, useSubscribe } = useForm(initial);
    const ids = useSubscribe(({ model: { rows } }) => rows.map((row) => row.id));
    handle.addRow = () => void model.rows.push(newRow());
    handle.removeFirstRow = () => void model.rows.shift();
    return ids.map((id, index) => (
      <Fragment key={id}>{render(`rows.${index}.text`, config)(<CountedInput />)}</Fragment>
    ));
  },
};
