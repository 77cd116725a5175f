import { memo, useState } from 'react';
import { CountedInput, names, newRows, newRow, type Subject } from '../subject';

/** A field without a library: the baseline. */
const Field = memo(function Field() {
  const [value, setValue] = useState('');
  return <CountedInput value={value} onChange={(event) => setValue(event.target.value)} />;
});

/** Bare `useState` inputs. */
export const subject: Subject = {
  Flat: ({ count }) => names(count).map((name) => <Field key={name} />),
  Rows: function FloorRows({ count, handle }) {
    const [rows, setRows] = useState(() => newRows(count));
    handle.addRow = () => setRows((current) => [...current, newRow()]);
    handle.removeFirstRow = () => setRows((current) => current.slice(1));
    return rows.map((row) => <Field key={row.id} />);
  },
};
