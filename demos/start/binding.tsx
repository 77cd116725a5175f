/**
 * @title Two controls, one value
 * @description The slider and the number input are bound to the same path and stay in sync. The button writes to the model, and both update.
 * @keywords data binding, model, two-way, path, slider, number
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function Radio() {
  const { render, setValue } = useForm({ volume: '40' });

  return (
    <>
      {render('volume', { label: 'Volume' })(<input type="range" min={0} max={100} />)}
      {render('volume', { label: 'In percent' })(<input type="number" min={0} max={100} />)}
      <button type="button" onClick={() => setValue('volume', '0')}>
        Mute
      </button>
    </>
  );
}
