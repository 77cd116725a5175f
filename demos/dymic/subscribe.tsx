/**
 * @title Re-render only the total
 * @description Change a number: the total updates. The list subscribes only to names and keys, so its component has rendered only once, as the Renders tab shows.
 * @keywords useSubscribe, total, sum, render count, contextProps
 * @inspect renders
 */
import { useForm, useSubscribe, type ContextProps } from 'bindform';
import 'bindform/styles.css';

interface Ballot {
  parties: { id: number; name: string; votes: string }[];
}

function Total({ contextProps }: { contextProps: ContextProps<Ballot> }) {
  const votes = useSubscribe(contextProps, ({ model }) =>
    model.parties.reduce((sum, party) => sum + Number(party.votes), 0),
  );
  return <output>Votes: {votes}</output>;
}

export default function Election() {
  const form = useForm<Ballot>({
    parties: [
      { id: 1, name: /* i18n */ 'Meadow', votes: '310' },
      { id: 2, name: /* i18n */ 'Harbor', votes: '275' },
    ],
  });
  const parties = useSubscribe(form, ({ model }) =>
    model.parties.map(({ id, name }) => ({ id, name })),
  );

  return (
    <>
      {parties.map(({ id, name }, index) => (
        <div key={id}>
          {form.render(`parties.${index}.votes`, { label: name })(<input type="number" />)}
        </div>
      ))}
      <Total contextProps={form.contextProps} />
    </>
  );
}
