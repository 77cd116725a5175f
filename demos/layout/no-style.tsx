/**
 * @title Fields inside a sentence
 * @description With noStyle, no wrapper surrounds the controls, so they fit into running text. They are validated and subscribed to as usual.
 * @keywords noStyle, wrapper, inline, sentence, custom layout
 */
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

export default function Reservation() {
  const form = useForm({ guests: '2', day: 'friday' }, { noStyle: true });
  const { guests, day } = useSubscribe(form, ({ model }) => model);

  return (
    <>
      <div>
        We are{' '}
        {form.render('guests', { rules: { required: 'Enter a number' } })(
          <input type="number" min={1} aria-label="Guests" />,
        )}{' '}
        people, coming on{' '}
        {form.render('day')(
          <select aria-label="Day">
            <option value="friday">Friday</option>
            <option value="saturday">Saturday</option>
          </select>,
        )}{' '}
        for dinner.
      </div>
      <output>{JSON.stringify({ guests, day })}</output>
    </>
  );
}
