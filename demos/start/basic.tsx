/**
 * @title Sign up
 * @description Two fields with rules, and a button that says what would be sent.
 * @keywords sign up, required, submit
 */
import { useState, type FormEvent } from 'react';

export default function SignUp() {
  const [name, setName] = useState('');
  const [outcome, setOutcome] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOutcome(`Welcome, ${name}!`);
  };
  return (
    <form onSubmit={submit}>
      <label>
        Name <input value={name} onChange={(e) => setName(e.target.value)} placeholder="Ada" />
      </label>
      <button>Sign up</button>
      <p role="status">{outcome}</p>
    </form>
  );
}
