/**
 * @title Label, options and disabled state from another field
 * @description Choose a device: the serial number becomes editable, its label says where to find it, and the list of problems matches the device.
 * @keywords computed label, label function, dependent select, disabled, defineProps, content function
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

const DEVICES: Record<string, { place: string; problems: string[] }> = {
  phone: {
    place: /* i18n */ 'Serial number (in the settings)',
    problems: [/* i18n */ 'Cracked screen', /* i18n */ 'Weak battery'],
  },
  printer: {
    place: /* i18n */ 'Serial number (on the back)',
    problems: [/* i18n */ 'Paper jam', /* i18n */ 'Streaks on the page'],
  },
};

export default function RepairOrder() {
  const { render, setValue } = useForm(
    { device: '', serial: '', problem: '' },
    { labelPosition: 'top' },
  );

  return (
    <>
      {render('device', { label: 'Device' })(
        <select onChange={() => setValue('problem', '')}>
          <option value="">Choose</option>
          <option value="phone">Phone</option>
          <option value="printer">Printer</option>
        </select>,
      )}
      {render('serial', {
        label: ({ model }) => DEVICES[model.device]?.place ?? 'Serial number',
        defineProps: ({ model }) => ({ disabled: !model.device }),
      })(<input />)}
      {render('problem', { label: 'Problem' })(
        ({ model, attrs: { checked: _checked, ...attrs } }) => (
          <select {...attrs}>
            <option value="">Choose</option>
            {DEVICES[model.device]?.problems.map((problem) => (
              <option key={problem}>{problem}</option>
            ))}
          </select>
        ),
      )}
    </>
  );
}
