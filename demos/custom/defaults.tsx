/**
 * @title Shared defaults in a custom hook
 * @description Both fields get their label position, required indicator and error style from one hook. The second one overrides the trigger: leave it empty to see its error.
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

/** useForm with shared defaults, which each form can override. */
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
