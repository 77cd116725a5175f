/**
 * @title Where a subscription stands
 * @description Type into both forms. In the first, each key renders everything, since the form itself subscribes. In the second, only the field and the line that shows its length are rendered.
 * @keywords performance, useSubscribe, placement, render counter, subscription
 */
import { useRef, type ComponentProps } from 'react';
import { useForm, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Poem {
  title: string;
  verse: string;
}

const poem: Poem = { title: '', verse: '' };

/** Says how often React has drawn what it stands in. */
function Renders({ of }: { of: string }) {
  const count = useRef(0);
  count.current += 1;
  return (
    <small>
      Renders of {of}: {count.current}
    </small>
  );
}

function Field(props: ComponentProps<'input'>) {
  return (
    <>
      <input {...props} /> <Renders of={/* i18n */ 'the field'} />
    </>
  );
}

function AtTheTop() {
  const { render, useSubscribe } = useForm(poem, { labelPosition: 'top' });
  const { length } = useSubscribe(({ model }) => model.verse);

  return (
    <fieldset>
      <legend>Subscribed at the top</legend>
      {render('title', { label: 'Title' })(<Field />)}
      {render('verse', { label: 'Verse' })(<Field />)}
      <output>Letters: {length}</output>
      <br />
      <Renders of={/* i18n */ 'the form'} />
    </fieldset>
  );
}

function Length({ useSubscribe }: UseFormReturn<Poem>) {
  const length = useSubscribe(({ model }) => model.verse.length);
  return (
    <output>
      Letters: {length} <Renders of={/* i18n */ 'this line'} />
    </output>
  );
}

function WhereItIsShown() {
  const form = useForm(poem, { labelPosition: 'top' });

  return (
    <fieldset>
      <legend>Subscribed where it is shown</legend>
      {form.render('title', { label: 'Title' })(<Field />)}
      {form.render('verse', { label: 'Verse' })(<Field />)}
      <Length {...form} />
      <br />
      <Renders of={/* i18n */ 'the form'} />
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
