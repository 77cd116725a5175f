/**
 * @title Native inputs
 * @description A text input, a number input, a select, a checkbox and a textarea, each bound by its path. Edit any of them: the Model tab shows the new value.
 * @keywords input, select, checkbox, textarea, number, controlled
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function CoffeeOrder() {
  const { render } = useForm(
    { name: /* i18n */ 'Ada', cups: '1', size: 'medium', milk: false, note: '' },
    { labelPosition: 'top' },
  );

  return (
    <>
      {render('name', { label: 'Name' })(<input />)}
      {render('cups', { label: 'Cups' })(<input type="number" min={1} max={9} />)}
      {render('size', { label: 'Size' })(
        <select>
          <option value="small">Small</option>
          <option value="medium">Medium</option>
          <option value="large">Large</option>
        </select>,
      )}
      {render('milk', { label: 'With milk', labelPosition: 'row' })(<input type="checkbox" />)}
      {render('note', { label: 'Note' })(<textarea rows={2} />)}
    </>
  );
}
