import { useState } from 'react';
import { CountedInput, names, newRow, newRows, prevented, type Subject } from '../subject';

/**
 * The floor of all inputs: the browser has the values, and nothing is rendered on a keystroke. Native constraints
 * validate on submit, without an error that React renders.
 *
 * @see https://react.dev/reference/react-dom/components/input#reading-the-input-values-when-submitting-a-form
 */
export const subject: Subject = {
  Flat: ({ count, value, onSubmit, handle }) => (
    <form
      ref={(form) => {
        handle.reset = () => form?.reset();
      }}
      onSubmit={prevented(({ currentTarget }) =>
        onSubmit(Object.fromEntries(new FormData(currentTarget))),
      )}
    >
      <div>
        {names(count).map((name) => (
          <CountedInput key={name} name={name} defaultValue={value} required />
        ))}
      </div>
    </form>
  ),
  Rows: function Rows({ count, handle }) {
    const [rows, setRows] = useState(() => newRows(count));
    handle.addRow = () => setRows((all) => [...all, newRow()]);
    handle.removeFirstRow = () => setRows((all) => all.slice(1));
    handle.moveFirstRow = () => setRows(([first, ...others]) => [...others, first]);
    return (
      <form>
        <div>
          {rows.map(({ id, text }, index) => (
            <CountedInput key={id} name={`rows.${index}.text`} defaultValue={text} required />
          ))}
        </div>
      </form>
    );
  },
};
