/**
 * @title Watch one row of a list
 * @description Each row watches its own points. Change one row: the callback of the other row does not run.
 * @keywords useWatch, list, row, item, index, component
 */
import { useState } from 'react';
import { useForm, useWatch, type ContextProps, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Game {
  teams: { points: string }[];
}

interface TeamProps {
  index: number;
  render: UseFormReturn<Game>['render'];
  contextProps: ContextProps<Game>;
}

function Team({ index, render, contextProps }: TeamProps) {
  const [gains, setGains] = useState<number[]>([]);

  useWatch(
    contextProps,
    ({ model }) => Number(model.teams[index]?.points),
    (next, previous) => setGains((list) => [...list, next - previous]),
  );

  return (
    <fieldset>
      <legend>Team {index + 1}</legend>
      {render(`teams.${index}.points`, { label: 'Points' })(<input type="number" />)}
      <p role="status">
        Calls: {gains.length}. Latest difference: {gains.at(-1) ?? 0}
      </p>
    </fieldset>
  );
}

export default function Scoreboard() {
  const { render, contextProps } = useForm<Game>({
    teams: [{ points: '12' }, { points: '9' }],
  });

  return (
    <>
      <Team index={0} render={render} contextProps={contextProps} />
      <Team index={1} render={render} contextProps={contextProps} />
    </>
  );
}
