import { memo, useState } from 'react';
import {
  CountedInput,
  FieldError,
  lastName,
  mismatch,
  names,
  newRow,
  newRows,
  prevented,
  type Subject,
} from '../subject';

interface Props {
  name: string;
  initial: string;
}

const Field = memo(function Field({ name, initial }: Props) {
  const [value, setValue] = useState(initial);
  return (
    <CountedInput name={name} value={value} onChange={(e) => setValue(e.target.value)} required />
  );
});

/**
 * The floor of controlled inputs: each field is a memoized component with its own `useState`, so a keystroke
 * renders one input. The browser validates on submit, without
 * an error that React renders, and it has no reset. As in every form with rows, the name of an input has the
 * index of its row.
 *
 * @see https://react.dev/reference/react-dom/components/input#controlling-an-input-with-a-state-variable
 */
export const subject: Subject = {
  Flat: ({ count, value, onSubmit }) => (
    <form
      onSubmit={prevented(({ currentTarget }) =>
        onSubmit(Object.fromEntries(new FormData(currentTarget))),
      )}
    >
      <div>
        {names(count).map((name) => (
          <Field key={name} name={name} initial={value} />
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
            <Field key={id} name={`rows.${index}.text`} initial={text} />
          ))}
        </div>
      </form>
    );
  },
  Dependent: function Dependent({ count, value: initial }) {
    const [first, setFirst] = useState(initial);
    const [last, setLast] = useState(initial);
    return (
      <form>
        <div>
          <CountedInput name="f0" value={first} onChange={(e) => setFirst(e.target.value)} />
          {names(count)
            .slice(1, -1)
            .map((name) => (
              <Field key={name} name={name} initial={initial} />
            ))}
          <CountedInput
            name={lastName(count)}
            value={last}
            onChange={(e) => setLast(e.target.value)}
          />
          <FieldError>{mismatch(last, first)}</FieldError>
        </div>
      </form>
    );
  },
};
