/**
 * @title Only what changed re-renders
 * @description Type into City and watch the tab Renders: the count of city goes up on each keystroke, those of hobby and of the component do not.
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
