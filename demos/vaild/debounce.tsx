/**
 * @title Debounce a rule
 * @description Type a team name without a pause: half a second after the last keystroke, a single request is sent. The button sends one without waiting.
 * @keywords debounce, delay, async validator, throttle, requests, availability
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

/** Simulates a request. */
const isTaken = (name: string) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(name === 'falcons'), 200);
  });

export default function TeamName() {
  const { render, validate } = useForm({ name: '' }, { labelPosition: 'top' });
  const [requests, setRequests] = useState<string[]>([]);

  return (
    <>
      {render('name', {
        label: 'Team name',
        rules: {
          required: 'Enter a name',
          debounce: 500,
          async validator(name) {
            setRequests((former) => [...former, name]);
            return (await isTaken(name)) && `The name ${name} is taken`;
          },
        },
      })(<input autoComplete="off" />)}
      <button type="button" onClick={() => validate().catch(() => {})}>
        Check now
      </button>
      <p>Requests:</p>
      <ol aria-label="Requests">
        {requests.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ol>
    </>
  );
}
