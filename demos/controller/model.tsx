/**
 * @title Set from outside through the model
 * @description A button runs a plain function that writes the model. The controls move with it, and you can go on from there by hand.
 * @keywords model, set, write, assign, outside, preset
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

interface Light {
  brightness: string;
  tone: string;
  timer: boolean;
}

/** Knows nothing of forms: it is handed an object and writes to it. */
function filmNight(light: Light) {
  light.brightness = '15';
  light.tone = 'amber';
  light.timer = true;
}

export default function LivingRoom() {
  const { render, model, useSubscribe } = useForm<Light>({
    brightness: '60',
    tone: 'daylight',
    timer: false,
  });
  const brightness = useSubscribe(({ model }) => model.brightness);

  return (
    <>
      {render('brightness', { label: 'Brightness' })(<input type="range" min={0} max={100} />)}
      {render('tone', { label: 'Tone' })(
        <select>
          <option value="daylight">Daylight</option>
          <option value="amber">Amber</option>
        </select>,
      )}
      {render('timer', { label: 'Off at midnight' })(<input type="checkbox" />)}
      <button type="button" onClick={() => filmNight(model)}>
        Film night
      </button>{' '}
      <button type="button" onClick={() => (model.brightness = '100')}>
        Full light
      </button>
      <p role="status">The lamp is at {brightness} percent.</p>
    </>
  );
}
