/**
 * @title Show a server error
 * @description Only the server knows which codes are valid. Redeem any code except TEATIME: the server's error appears below the field until you type again.
 * @keywords setError, server error, submit, asynchronous, by hand
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

/** Simulates a request that resolves with an error message, or an empty string on success. */
const redeemOnServer = (code: string) =>
  new Promise<string>((answer) => {
    const message = code === 'TEATIME' ? '' : /* i18n */ `The code “${code}” is not valid`;
    setTimeout(() => answer(message), 300);
  });

export default function GiftCode() {
  const { render, model, setError } = useForm({ code: 'COFFEE' });
  const [outcome, setOutcome] = useState('');

  const redeem = async () => {
    setOutcome(/* i18n */ 'One moment…');
    const message = await redeemOnServer(model.code);
    setError('code', message);
    setOutcome(message ? '' : /* i18n */ 'A pot of tea is on its way.');
  };

  return (
    <>
      {render('code', { label: 'Gift code' })(<input />)}
      <button type="button" onClick={redeem}>
        Redeem
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
