/**
 * @title Where to subscribe
 * @description Type into both forms. In the first, each keystroke re-renders everything, since the form itself subscribes. In the second, only the field and the line that shows its length re-render.
 * @keywords performance, useSubscribe, placement, render counter, subscription
 */
import { useEffect, useRef, type ComponentProps } from 'react';
import { useForm, useSubscribe, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

interface Poem {
  title: string;
  verse: string;
}

const poem: Poem = { title: '', verse: '' };

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

function Field(props: ComponentProps<'input'>) {
  const renders = useRenderCount();
  return (
    <>
      <input {...props} />{' '}
      <small>
        Renders of the field: <span ref={renders}>1</span>
      </small>
    </>
  );
}

function AtTheTop() {
  const form = useForm(poem, { labelPosition: 'top' });
  const renders = useRenderCount();
  const { length } = useSubscribe(form, ({ model }) => model.verse);

  return (
    <fieldset>
      <legend>Subscribed at the top</legend>
      {form.render('title', { label: 'Title' })(<Field />)}
      {form.render('verse', { label: 'Verse' })(<Field />)}
      <output>Letters: {length}</output>
      <br />
      <small>
        Renders of the form: <span ref={renders}>1</span>
      </small>
    </fieldset>
  );
}

function Length({ form }: { form: UseFormReturn<Poem> }) {
  const length = useSubscribe(form, ({ model }) => model.verse.length);
  const renders = useRenderCount();
  return (
    <output>
      Letters: {length}{' '}
      <small>
        Renders of this line: <span ref={renders}>1</span>
      </small>
    </output>
  );
}

function WhereItIsShown() {
  const form = useForm(poem, { labelPosition: 'top' });
  const renders = useRenderCount();

  return (
    <fieldset>
      <legend>Subscribed where it is shown</legend>
      {form.render('title', { label: 'Title' })(<Field />)}
      {form.render('verse', { label: 'Verse' })(<Field />)}
      <Length form={form} />
      <br />
      <small>
        Renders of the form: <span ref={renders}>1</span>
      </small>
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
