/**
 * @title Store a computed value in the model
 * @description Change a length or a width. The area is written to the model, as the Model tab shows, so it is part of the submitted data.
 * @keywords computed, derived, useWatch, linkage, write model
 */
import { useForm, useSubscribe, useWatch } from 'bindform';
import 'bindform/styles.css';

export default function Rooms() {
  const form = useForm({
    rooms: [
      { id: 1, name: /* i18n */ 'Kitchen', length: 4, width: 3, area: 12 },
      { id: 2, name: /* i18n */ 'Study', length: 3, width: 3, area: 9 },
    ],
  });
  const rooms = useSubscribe(form, ({ model }) =>
    model.rooms.map(({ id, name }) => ({ id, name })),
  );

  useWatch(
    form,
    ({ model }) => model.rooms,
    (rooms) =>
      rooms.forEach(({ length, width }, index) =>
        form.setValue(`rooms.${index}.area`, length * width),
      ),
  );

  const asNumber = (event: { target: { value: string } }) => Number(event.target.value);

  return (
    <>
      {rooms.map(({ id, name }, index) => (
        <fieldset key={id}>
          <legend>{name}</legend>
          {form.render(`rooms.${index}.length`, {
            label: 'Length, m',
            formatChangeValue: asNumber,
          })(<input type="number" />)}
          {form.render(`rooms.${index}.width`, { label: 'Width, m', formatChangeValue: asNumber })(
            <input type="number" />,
          )}
          {form.render(`rooms.${index}.area`, { label: 'Area, m²', readOnly: true })(
            <input type="number" />,
          )}
        </fieldset>
      ))}
    </>
  );
}
