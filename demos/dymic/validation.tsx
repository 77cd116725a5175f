/**
 * @title Validate rows and the list
 * @description Each player needs a unique name, and the team needs three players. Register the team: both rules run, and each error appears next to its row or the list.
 * @keywords validation of rows, unique, duplicate, minimum rows, list rule
 */
import { useState } from 'react';
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

let lastId = 2;

export default function Team() {
  const form = useForm({
    players: [
      { id: 1, name: 'Kim' },
      { id: 2, name: 'Kim' },
    ],
  });
  const ids = useSubscribe(form, ({ model }) => model.players.map(({ id }) => id));
  const [outcome, setOutcome] = useState('');

  const isTaken = (name: string, index: number) =>
    form.model.players.some((player, other) => other < index && player.name === name);
  const enter = () =>
    form.validate().then(
      () => setOutcome(/* i18n */ 'The team is registered.'),
      () => setOutcome(''),
    );

  return (
    <>
      {ids.map((id, index) => (
        <div key={id}>
          {form.render(`players.${index}.name`, {
            label: `Player ${index + 1}`,
            rules: [
              { required: 'Enter a name' },
              { validator: (name) => isTaken(name, index) && `${name} is already on the team` },
            ],
          })(<input autoComplete="off" />)}
        </div>
      ))}
      {form.render('players', {
        noStyle: true,
        rules: { validator: (players) => players.length < 3 && 'Add at least three players' },
      })(() => null)}
      <p>
        <button
          type="button"
          onClick={() => form.model.players.push({ id: (lastId += 1), name: '' })}
        >
          Add a player
        </button>{' '}
        <button type="button" onClick={enter}>
          Register the team
        </button>
      </p>
      <p role="status">{outcome}</p>
    </>
  );
}
