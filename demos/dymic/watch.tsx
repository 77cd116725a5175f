/**
 * @title Add an empty row automatically
 * @description Type into the last row: a new empty row appears below it.
 * @keywords useWatch, watch a list, grow, add row automatically
 */
import { useForm, useSubscribe, useWatch } from 'bindform';
import 'bindform/styles.css';

let lastId = 0;

export default function Guests() {
  const form = useForm({ guests: [{ id: 0, name: '' }] });
  const ids = useSubscribe(form, ({ model }) => model.guests.map(({ id }) => id));
  const coming = useSubscribe(form, ({ model }) => model.guests.filter(({ name }) => name).length);

  useWatch(
    form,
    ({ model }) => model.guests.at(-1)?.name,
    (name) => {
      if (name) form.model.guests.push({ id: (lastId += 1), name: '' });
    },
  );

  return (
    <>
      {ids.map((id, index) => (
        <div key={id}>
          {form.render(`guests.${index}.name`, { label: `Guest ${index + 1}` })(
            <input autoComplete="off" />,
          )}
        </div>
      ))}
      <output>Guests so far: {coming}</output>
    </>
  );
}
