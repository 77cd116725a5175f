/**
 * @title Fields in a sentence
 * @description No wrapper around the controls, so they stand in running text. What they say is still checked and followed.
 * @keywords noStyle, wrapper, inline, sentence, layout of your own
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
        {form.render('guests', { rules: { required: 'How many of you?' } })(
          <input type="number" min={1} aria-label="Guests" />,
        )}{' '}
        people and come on{' '}
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
