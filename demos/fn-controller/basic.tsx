/**
 * @title Several elements in one field
 * @description One field with an input, a counter and a button. Type past the limit: the counter turns bold and an error appears. The button clears the field and the error.
 * @keywords function, render, attrs, counter, clear, several elements
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

const LIMIT = 20;

export default function StatusMessage() {
  const { render } = useForm({ status: '' }, { labelPosition: 'top' });

  return render('status', {
    label: 'What are you working on?',
    rules: { validator: (value) => (value.length > LIMIT ? 'Say it in fewer words' : '') },
  })(({ attrs, model, isError }) => (
    <>
      <input {...attrs} value={model.status} style={{ width: '14rem' }} />{' '}
      <button type="button" aria-disabled={model.status === ''} onClick={() => attrs.onChange('')}>
        Clear
      </button>
      <p style={{ fontWeight: isError ? 'bold' : undefined }}>
        {model.status.length} of {LIMIT} characters
      </p>
    </>
  ));
}
