/**
 * @title Undo and redo
 * @description Edit the poster, then undo and redo each change. The hook is built from FormItem and the callbacks of contextProps, without useForm.
 * @keywords custom hook, FormItem, contextProps, apiEffect, updated, destroy, undo, redo, history
 */
import { useState } from 'react';
import 'bindform/styles.css';
import { useHistoryForm } from './history/useHistoryForm';

export default function Poster() {
  const { render, values, undo, redo, validate } = useHistoryForm({
    headline: /* i18n */ 'Summer concert',
    paper: 'A3',
  });
  const [outcome, setOutcome] = useState('');

  const print = () =>
    validate().then(
      () => setOutcome(/* i18n */ `Printing “${values.headline}” on ${values.paper}.`),
      () => setOutcome(''),
    );

  return (
    <>
      {render('headline', { label: 'Poster', rules: { required: 'Enter a headline' } })(<input />)}
      {render('paper', { label: 'Paper' })(
        <select>
          <option>A4</option>
          <option>A3</option>
          <option>A2</option>
        </select>,
      )}
      <button type="button" aria-disabled={!undo} onClick={undo}>
        Undo
      </button>{' '}
      <button type="button" aria-disabled={!redo} onClick={redo}>
        Redo
      </button>{' '}
      <button type="button" onClick={print}>
        Print
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
