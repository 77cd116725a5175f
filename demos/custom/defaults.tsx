/**
 * @title Defaults of a house
 * @description Both fields get label, mark and error from one hook. The second overrides the trigger and complains when you leave it.
 * @keywords custom hook, defaults, house style, config, customErrTips, requireIndicator
 */
import { useForm, type UseFormConfig, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

const house: UseFormConfig = {
  labelPosition: 'top',
  trigger: 'manual',
  requireIndicator: <small>(required)</small>,
  customErrTips: (message) => (
    <>
      <span aria-hidden="true">⚠ </span>
      {message}
    </>
  ),
};

/** useForm with the defaults of the house; what a form asks for itself still wins. */
function useHouseForm<T extends object>(model: T, config?: UseFormConfig): UseFormReturn<T> {
  return useForm(model, { ...house, ...config });
}

export default function RoomBooking() {
  const { render, validate } = useHouseForm({ room: '', day: '' });

  return (
    <>
      {render('room', { label: 'Meeting room', rules: { required: 'Choose a room' } })(<input />)}
      {render('day', {
        label: 'Day',
        trigger: 'blur',
        rules: { required: 'Choose a day' },
      })(<input type="date" />)}
      <button type="button" onClick={() => validate().catch(() => {})}>
        Book the room
      </button>
    </>
  );
}
