/**
 * @title Fields inside a sentence
 * @description With noStyle, no wrapper surrounds the controls, so they fit into a sentence. They are bound and validated as usual: the Model tab shows their values.
 * @keywords noStyle, wrapper, inline, sentence, custom layout
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function Reservation() {
  const { render } = useForm({ guests: '2', day: 'friday' }, { noStyle: true });

  return (
    <div>
      We are{' '}
      {render('guests', { rules: { required: 'Enter a number' } })(
        <input type="number" min={1} aria-label="Guests" />,
      )}{' '}
      people, coming on{' '}
      {render('day')(
        <select aria-label="Day">
          <option value="friday">Friday</option>
          <option value="saturday">Saturday</option>
        </select>,
      )}{' '}
      for dinner.
    </div>
  );
}
