import { Fragment, useState } from 'react';
import { Form, useForm } from 'bindform';
import {
  CountedInput,
  flatValues,
  lastName,
  mismatch,
  names,
  newRow,
  newRows,
  type Subject,
} from '../subject';

const config = { noStyle: true, rules: { required: 'Required' } };

const repeated = {
  noStyle: true,
  rules: {
    validator: (value: unknown, { model }: { model: Record<string, unknown> }) =>
      mismatch(value, model.f0),
  },
};

/**
 * Bindform, as on its first page and its page of dynamic forms. A rule that reads another field runs again when
 * that field changes.
 *
 * @see docs/intro/start.mdx
 * @see docs/intro/dymic.mdx
 */
export const subject: Subject = {
  Flat: function Flat({ count, value, onSubmit, handle }) {
    const [initial] = useState(() => flatValues(count, value));
    const form = useForm(initial);
    handle.validateAll = () => form.validate().catch(() => undefined);
    handle.reset = () => form.reset();
    return (
      <Form contextProps={form.contextProps} onSubmit={onSubmit}>
        <div>
          {names(count).map((name) => (
            <Fragment key={name}>{form.render(name, config)(<CountedInput />)}</Fragment>
          ))}
        </div>
      </Form>
    );
  },
  Rows: function Rows({ count, onSubmit, handle }) {
    const [initial] = useState(() => ({ rows: newRows(count) }));
    const { contextProps, model, render, useSubscribe } = useForm(initial);
    const ids = useSubscribe(({ model: { rows } }) => rows.map((row) => row.id));
    handle.addRow = () => void model.rows.push(newRow());
    handle.removeFirstRow = () => void model.rows.shift();
    handle.moveFirstRow = () => void model.rows.push(...model.rows.splice(0, 1));
    return (
      <Form contextProps={contextProps} onSubmit={onSubmit}>
        <div>
          {ids.map((id, index) => (
            <Fragment key={id}>{render(`rows.${index}.text`, config)(<CountedInput />)}</Fragment>
          ))}
        </div>
      </Form>
    );
  },
  Dependent: function Dependent({ count, value, onSubmit, handle }) {
    const [initial] = useState(() => flatValues(count, value));
    const form = useForm(initial);
    handle.validateAll = () => form.validate().catch(() => undefined);
    const last = lastName(count);
    return (
      <Form contextProps={form.contextProps} onSubmit={onSubmit}>
        <div>
          {names(count).map((name) => (
            <Fragment key={name}>
              {form.render(name, name === last ? repeated : config)(<CountedInput />)}
            </Fragment>
          ))}
        </div>
      </Form>
    );
  },
};
