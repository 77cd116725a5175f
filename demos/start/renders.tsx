/**
 * @title Only what changes is rendered
 * @description Type into one field and watch the counters: its own goes up with each key, those of the other field and of the form stand still.
 * @keywords performance, render counter, isolated updates, re-render
 */
import { useRef } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

function Renders({ of }: { of: string }) {
  const count = useRef(0);
  count.current += 1;
  return (
    <p>
      Renders of {of}: {count.current}
    </p>
  );
}

export default function PenPal() {
  const { render } = useForm({ city: '', hobby: '' }, { labelPosition: 'top' });

  return (
    <>
      {render('city', { label: 'City' })(({ attrs, model }) => (
        <>
          <input {...attrs} value={model.city} />
          <Renders of={/* i18n */ 'the city'} />
        </>
      ))}
      {render('hobby', { label: 'Hobby' })(({ attrs, model }) => (
        <>
          <input {...attrs} value={model.hobby} />
          <Renders of={/* i18n */ 'the hobby'} />
        </>
      ))}
      <Renders of={/* i18n */ 'the form'} />
    </>
  );
}
