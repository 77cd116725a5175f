/**
 * @title Manual validation
 * @description Answer as you like: nothing is validated while you type or leave a field. Each question has a button, and one button checks them all.
 * @keywords manual, trigger, validate, quiz, on demand
 */
import { useState } from 'react';
import { useForm, type ValidationError } from 'bindform';
import 'bindform/styles.css';

export default function Quiz() {
  const { render, validate } = useForm(
    { legs: '', planet: '' },
    { labelPosition: 'top', trigger: 'manual' },
  );
  const [mark, setMark] = useState('');

  const markAll = () =>
    validate().then(
      () => setMark(/* i18n */ 'All answers are correct.'),
      ({ errors }: ValidationError) => setMark(/* i18n */ `Wrong answers: ${errors.length}`),
    );

  return (
    <>
      {render('legs', {
        label: 'How many legs does a spider have?',
        rules: { validator: (value) => value !== '8' && 'More than an insect' },
      })(<input inputMode="numeric" />)}
      {render('planet', {
        label: 'Which planet is closest to the sun?',
        rules: { validator: (value) => value !== /* i18n */ 'Mercury' && 'It is a small one' },
      })(<input />)}
      <button type="button" onClick={() => validate('legs').catch(() => {})}>
        Check the legs
      </button>{' '}
      <button type="button" onClick={() => validate('planet').catch(() => {})}>
        Check the planet
      </button>{' '}
      <button type="button" onClick={markAll}>
        Check all
      </button>
      <p role="status">{mark}</p>
    </>
  );
}
