/**
 * @title Set values from outside the form
 * @description A button calls a plain function that writes to the model. The controls update, and you can still change each of them.
 * @keywords model, set, write, assign, outside, preset
 */
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

interface Light {
  brightness: string;
  tone: string;
  timer: boolean;
}

/** Does not depend on forms: it only writes to the object it receives. */
function filmNight(light: Light) {
  light.brightness = '15';
  light.tone = 'amber';
  light.timer = true;
}

export default function LivingRoom() {
  const form = useForm<Light>({
    brightness: '60',
    tone: 'daylight',
    timer: false,
  });
  const brightness = useSubscribe(form, ({ model }) => model.brightness);

  return (
    <>
      {form.render('brightness', { label: 'Brightness' })(<input type="range" min={0} max={100} />)}
      {form.render('tone', { label: 'Tone' })(
        <select>
          <option value="daylight">Daylight</option>
          <option value="amber">Amber</option>
        </select>,
      )}
      {form.render('timer', { label: 'Off at midnight' })(<input type="checkbox" />)}
      <button type="button" onClick={() => filmNight(form.model)}>
        Movie night
      </button>{' '}
      <button type="button" onClick={() => form.setValue('brightness', '100')}>
        Full light
      </button>
      <p role="status">The lamp is at {brightness} percent.</p>
    </>
  );
}
