/**
 * @title Editable table
 * @description Edit a row and cancel: the old values are back. Clear a row and save it: only this row is validated. The total updates as you type, and a new row opens for editing.
 * @keywords editable table, inline edit, row, save, cancel, add row, remove row, total, readOnlyText
 */
import { useEffect, useRef, useState } from 'react';
import { useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Part {
  id: number;
  name: string;
  pieces: string;
}

interface Stock {
  parts: Part[];
}

/** Rows up to this id have already been saved. */
const STORED = 2;

let lastId = STORED;

interface RowProps {
  form: UseFormReturn<Stock>;
  index: number;
  isNew: boolean;
  onRemoved: () => void;
}

function Row({
  form: { render, model, validate, setValue, clearValidate },
  index,
  isNew,
  onRemoved,
}: RowProps) {
  const [isEditing, setIsEditing] = useState(isNew);
  const [before, setBefore] = useState<Part>();
  const wasEditing = useRef(false);
  const firstInput = useRef<HTMLInputElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isEditing !== wasEditing.current) (isEditing ? firstInput : editButton).current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const edit = () => {
    setBefore({ ...model.parts[index] });
    setIsEditing(true);
  };
  const save = () =>
    validate([`parts.${index}.name`, `parts.${index}.pieces`]).then(
      () => setIsEditing(false),
      () => undefined,
    );
  const remove = () => {
    model.parts.splice(index, 1);
    onRemoved();
  };
  const cancel = () => {
    if (!before) return remove();
    setValue(`parts.${index}`, before);
    clearValidate([`parts.${index}.name`, `parts.${index}.pieces`]);
    setIsEditing(false);
  };

  return (
    <tr>
      <td>
        {render(`parts.${index}.name`, {
          readOnly: !isEditing,
          readOnlyText: ({ attrs }) => attrs.value,
          rules: { required: 'Enter a name' },
        })(
          <input
            ref={firstInput}
            style={{ width: '8rem' }}
            aria-label={`Part in row ${index + 1}`}
          />,
        )}
      </td>
      <td>
        {render(`parts.${index}.pieces`, {
          readOnly: !isEditing,
          readOnlyText: ({ attrs }) => attrs.value,
          rules: { validator: (text) => !/^\d+$/.test(text) && 'Enter a whole number' },
        })(
          <input
            inputMode="numeric"
            style={{ width: '4rem' }}
            aria-label={`Pieces in row ${index + 1}`}
          />,
        )}
      </td>
      <td>
        {isEditing ? (
          <>
            <button type="button" aria-label={`Save row ${index + 1}`} onClick={save}>
              Save
            </button>{' '}
            <button type="button" aria-label={`Cancel row ${index + 1}`} onClick={cancel}>
              Cancel
            </button>
          </>
        ) : (
          <>
            <button
              ref={editButton}
              type="button"
              aria-label={`Edit row ${index + 1}`}
              onClick={edit}
            >
              Edit
            </button>{' '}
            <button type="button" aria-label={`Remove row ${index + 1}`} onClick={remove}>
              Remove
            </button>
          </>
        )}
      </td>
    </tr>
  );
}

function Total({ form }: { form: UseFormReturn<Stock> }) {
  const total = useSubscribe(form, ({ model }) =>
    model.parts.reduce((sum, { pieces }) => sum + (Number(pieces) || 0), 0),
  );
  return <p role="status">Total pieces: {total}</p>;
}

export default function Workshop() {
  const form = useForm<Stock>(
    {
      parts: [
        { id: 1, name: /* i18n */ 'Hinge', pieces: '12' },
        { id: 2, name: /* i18n */ 'Handle', pieces: '5' },
      ],
    },
    { formItemStyle: { marginBlockEnd: 0 } },
  );
  const ids = useSubscribe(form, ({ model }) => model.parts.map(({ id }) => id));
  const addButton = useRef<HTMLButtonElement>(null);

  return (
    <>
      <table>
        <caption>Stock</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Pieces</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id, index) => (
            <Row
              key={id}
              form={form}
              index={index}
              isNew={id > STORED}
              onRemoved={() => addButton.current?.focus()}
            />
          ))}
        </tbody>
      </table>
      <p>
        <button
          ref={addButton}
          type="button"
          onClick={() => form.model.parts.push({ id: (lastId += 1), name: '', pieces: '1' })}
        >
          Add a part
        </button>
      </p>
      <Total form={form} />
    </>
  );
}
