/**
 * @title Re-render only the total
 * @description Change a number: the total re-renders. The list subscribes only to names and keys, so it does not.
 * @keywords useSubscribe, total, sum, render counter, contextProps
 */
import { useEffect, useRef } from 'react';
import { useForm, useSubscribe, type ContextProps } from 'bindform';
import 'bindform/styles.css';

interface Ballot {
  parties: { id: number; name: string; votes: string }[];
}

/** Counts the renders of a component into the element that gets the ref. */
function useRenderCount() {
  const ref = useRef<HTMLElement>(null);
  const count = useRef(0);
  useEffect(() => {
    count.current += 1;
    if (ref.current) ref.current.textContent = String(count.current);
  });
  return ref;
}

function Total({ contextProps }: { contextProps: ContextProps<Ballot> }) {
  const votes = useSubscribe(contextProps, ({ model }) =>
    model.parties.reduce((sum, party) => sum + Number(party.votes), 0),
  );
  const renders = useRenderCount();
  return (
    <output>
      Votes: {votes}. Renders of the total: <span ref={renders}>1</span>
    </output>
  );
}

export default function Election() {
  const form = useForm<Ballot>({
    parties: [
      { id: 1, name: /* i18n */ 'Meadow', votes: '310' },
      { id: 2, name: /* i18n */ 'Harbor', votes: '275' },
    ],
  });
  const renders = useRenderCount();
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
      <p>
        Renders of the list: <span ref={renders}>1</span>
      </p>
      <Total contextProps={form.contextProps} />
    </>
  );
}
