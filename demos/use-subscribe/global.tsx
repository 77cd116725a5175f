/**
 * @title Subscribe in another component
 * @description The progress bar receives only contextProps, and counts the answers as you type.
 * @keywords useSubscribe, imported hook, contextProps, component, progress
 */
import { useForm, useSubscribe, type ContextProps } from 'bindform';
import 'bindform/styles.css';

interface Survey {
  answers: { food: string; drink: string; music: string };
}

function Progress({ contextProps }: { contextProps: ContextProps<Survey> }) {
  const done = useSubscribe(
    contextProps,
    ({ model }) => Object.values(model.answers).filter(Boolean).length,
  );
  return (
    <p>
      <progress value={done} max={3} aria-label="Survey progress" />{' '}
      <span role="status">{done} of 3 answered</span>
    </p>
  );
}

export default function PartySurvey() {
  const { render, contextProps } = useForm<Survey>(
    { answers: { food: '', drink: '', music: '' } },
    { labelPosition: 'top' },
  );

  return (
    <>
      {render('answers.food', { label: 'What should we eat?' })(<input />)}
      {render('answers.drink', { label: 'What should we drink?' })(<input />)}
      {render('answers.music', { label: 'What should we listen to?' })(<input />)}
      <Progress contextProps={contextProps} />
    </>
  );
}
