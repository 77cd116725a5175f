/**
 * @title A slow answer that comes too late
 * @description Type rover, which is taken and checked slowly, then add a 2: the quick answer for rover2 comes first, and the late one for rover changes nothing.
 * @keywords async validator, asynchronous, race, availability, isValidating, server
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

const TAKEN = ['rover', 'pixel'];

/** Stands for a server that thinks longer about short names. */
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
        label: 'Name of the robot',
        rules: [
          { required: 'A robot needs a name' },
          {
            validator: async (value) => {
              const taken = await isTaken(value);
              setAnswers((former) => [...former, value]);
              return taken && `Another robot is called ${value}`;
            },
          },
        ],
      })(({ attrs, isValidating }) => (
        <>
          <input {...attrs} checked={undefined} value={String(attrs.value)} autoComplete="off" />{' '}
          <span role="status">{isValidating && 'Asking the register…'}</span>
        </>
      ))}
      <output>Answers, as they came: {answers.join(', ')}</output>
    </>
  );
}
