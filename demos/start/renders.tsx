/**
 * @title Only what changed re-renders
 * @description Type into City and watch the Renders tab: the count of city goes up on each keystroke; hobby and the component do not re-render.
 * @keywords performance, render count, isolated updates, re-render
 * @inspect renders
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

export default function PenPal() {
  const { render } = useForm({ city: '', hobby: '' }, { labelPosition: 'top' });

  return (
    <>
      {render('city', { label: 'City' })(<input />)}
      {render('hobby', { label: 'Hobby' })(<input />)}
    </>
  );
}
