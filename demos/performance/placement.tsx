/**
 * @title Where to subscribe
 * @description Type into both forms and watch the Renders tab. In the first form, the component that calls useForm subscribes, so each keystroke re-renders it as well. In the second one, only the count of the field goes up.
 * @keywords performance, useSubscribe, placement, render count, subscription
 * @inspect renders
 */
import { useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Poem {
  title: string;
  verse: string;
}

const poem: Poem = { title: '', verse: '' };

function AtTheTop() {
  const form = useForm(poem, { labelPosition: 'top' });
  const { length } = useSubscribe(form, ({ model }) => model.verse);

  return (
    <fieldset>
      <legend>Subscribed at the top</legend>
      {form.render('title', { label: 'Title' })(<input />)}
      {form.render('verse', { label: 'Verse' })(<input />)}
      <output>Letters: {length}</output>
    </fieldset>
  );
}

function Length({ form }: { form: UseFormReturn<Poem> }) {
  const length = useSubscribe(form, ({ model }) => model.verse.length);
  return <output>Letters: {length}</output>;
}

function WhereItIsShown() {
  const form = useForm(poem, { labelPosition: 'top' });

  return (
    <fieldset>
      <legend>Subscribed where it is shown</legend>
      {form.render('title', { label: 'Title' })(<input />)}
      {form.render('verse', { label: 'Verse' })(<input />)}
      <Length form={form} />
    </fieldset>
  );
}

export default function Placement() {
  return (
    <>
      <AtTheTop />
      <WhereItIsShown />
    </>
  );
}
