/**
 * @title Native inputs
 * @description A text input, a number input, a select, a checkbox and a textarea, each bound by its path. Edit any of them: the order below updates.
 * @keywords input, select, checkbox, textarea, number, controlled
 */
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

export default function CoffeeOrder() {
  const form = useForm(
    { name: /* i18n */ 'Ada', cups: '1', size: 'medium', milk: false, note: '' },
    { labelPosition: 'top' },
  );
  const order = useSubscribe(form, ({ model }) => model);

  return (
    <>
      {form.render('name', { label: 'Name' })(<input />)}
      {form.render('cups', { label: 'Cups' })(<input type="number" min={1} max={9} />)}
      {form.render('size', { label: 'Size' })(
        <select>
          <option value="small">Small</option>
          <option value="medium">Medium</option>
          <option value="large">Large</option>
        </select>,
      )}
      {form.render('milk', { label: 'With milk', labelPosition: 'row' })(<input type="checkbox" />)}
      {form.render('note', { label: 'Note' })(<textarea rows={2} />)}
      <output>{JSON.stringify(order)}</output>
    </>
  );
}
