/**
 * @title A total that renders alone
 * @description Change a number: the total renders once more, while the list, which subscribes to nothing but its keys, keeps its first render.
 * @keywords useSubscribe, total, sum, render counter, contextProps
 */
import { useRef } from 'react';
import { useForm, useSubscribe, type ContextProps } from 'bindform';
import 'bindform/styles.css';

interface Ballot {
  parties: { id: number; name: string; votes: string }[];
}

/** Says how often it was rendered. */
function Renders() {
  const count = useRef(0);
  count.current += 1;
  return count.current;
}

function Total({ contextProps }: { contextProps: ContextProps<Ballot> }) {
  const votes = useSubscribe(contextProps, ({ model }) =>
    model.parties.reduce((sum, party) => sum + Number(party.votes), 0),
  );
  return (
    <output>
      Votes: {votes}. Renders of the total: <Renders />
    </output>
  );
}

export default function Election() {
  const form = useForm<Ballot>({
    parties: [
      { id: 1, name: /* i18n */ 'Meadow', votes: '310' },
      { id: 2, name: /* i18n */ 'Harbour', votes: '275' },
    ],
  });
  const parties = form.useSubscribe(({ model }) =>
    model.parties.map(({ id, name }) => ({ id, name })),
  );

  return (
    <>
      {parties.map(({ id, name }, index) => (
        <div key={id}>
          {form.render(`parties.${index}.votes`, { label: name })(<input type="number" />)}
        </div>
      ))}
      <p>
        Renders of the list: <Renders />
      </p>
      <Total contextProps={form.contextProps} />
    </>
  );
}
