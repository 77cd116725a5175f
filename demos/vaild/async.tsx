/**
 * @title Ignore outdated results
 * @description Type rover, which is taken and slow to check, then add a 2. The result for rover2 arrives first, and the late one for rover is ignored.
 * @keywords async validator, asynchronous, race condition, availability, isValidating, server
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

const TAKEN = ['rover', 'pixel'];

/** Simulates a server that takes longer to check short names. */
const isTaken = (name: string) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(TAKEN.includes(name)), name.length < 6 ? 1200 : 200);
  });

export default function RobotName() {
  const { render } = useForm({ name: '' }, { labelPosition: 'top' });
  const [answers, setAnswers] = useState<string[]>([]);

  return (
    <>
      {render('name', {
        label: 'Robot name',
        rules: [
          { required: 'Enter a name' },
          {
            validator: async (value) => {
              const taken = await isTaken(value);
              setAnswers((former) => [...former, value]);
              return taken && `The name ${value} is taken`;
            },
          },
        ],
      })(({ attrs, isValidating }) => (
        <>
          <input {...attrs} autoComplete="off" />{' '}
          <span role="status">{isValidating && 'Checking…'}</span>
        </>
      ))}
      <output>Responses in order: {answers.join(', ')}</output>
    </>
  );
}
