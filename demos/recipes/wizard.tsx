/**
 * @title Multi-step form
 * @description Each step is validated before the next one opens. Reload the page halfway: you are back at the same step, and your input is still there.
 * @keywords wizard, steps, multi-step form, draft, autosave, localStorage, restore
 */
import { useEffect, useRef, useState } from 'react';
import { Form, useForm, useSubscribe, useWatch, type UseFormReturn } from 'bindform';
import 'bindform/styles.css';

const DRAFT = 'recipes-wizard-draft';
const blank = { step: 0, talk: { title: '', minutes: '20' }, abstract: '' };
const titles = [/* i18n */ 'The talk', /* i18n */ 'The abstract', /* i18n */ 'Review'];

/** Reads the draft of an earlier visit. Storage may be empty, disabled or corrupted. */
function readDraft(): typeof blank | undefined {
  try {
    return (JSON.parse(localStorage.getItem(DRAFT) ?? 'null') as typeof blank | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Saves or removes the draft, and returns whether that succeeded. */
function writeDraft(draft?: typeof blank): boolean {
  try {
    if (draft) localStorage.setItem(DRAFT, JSON.stringify(draft));
    else localStorage.removeItem(DRAFT);
    return true;
  } catch {
    return false;
  }
}

function Review({ form }: { form: UseFormReturn<typeof blank> }) {
  const { talk, abstract } = useSubscribe(form, ({ model }) => model);
  return (
    <ul>
      <li>
        {talk.title}, {talk.minutes} min
      </li>
      <li>{abstract}</li>
    </ul>
  );
}

export default function TalkProposal() {
  const form = useForm(blank, { labelPosition: 'top' });
  const step = useSubscribe(form, ({ model }) => model.step);
  const [isSaved, setIsSaved] = useState(false);
  const [sent, setSent] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const heading = useRef<HTMLParagraphElement>(null);
  const hasMoved = useRef(false);

  useWatch(
    form,
    ({ model }) => model,
    (draft) => {
      setIsSaved(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsSaved(writeDraft(draft)), 300);
    },
  );
  useEffect(() => {
    const draft = readDraft();
    if (draft) form.setValues(draft);
  }, [form]);
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [step, sent]);

  const move = (by: number) => {
    hasMoved.current = true;
    form.setValue('step', step + by);
  };
  const send = (title: string) => {
    clearTimeout(timer.current);
    writeDraft();
    hasMoved.current = true;
    setSent(title);
  };

  if (sent) {
    return (
      <p ref={heading} tabIndex={-1}>
        Thank you. We have received “{sent}”.
      </p>
    );
  }
  return (
    <Form
      contextProps={form.contextProps}
      onSubmit={({ talk }) => (step < 2 ? move(1) : send(talk.title))}
    >
      <p ref={heading} tabIndex={-1}>
        Step {step + 1} of 3: {titles[step]}
      </p>
      {step === 0 && (
        <>
          {form.render('talk.title', {
            label: 'Talk title',
            rules: { required: 'Enter a title' },
          })(<input autoComplete="off" />)}
          {form.render('talk.minutes', { label: 'Length' })(
            <select>
              <option value="20">20 minutes</option>
              <option value="40">40 minutes</option>
            </select>,
          )}
        </>
      )}
      {step === 1 &&
        form.render('abstract', {
          label: 'Abstract',
          rules: { validator: (text) => text.length < 20 && 'Write 20 characters or more' },
        })(<textarea rows={3} />)}
      {step === 2 && <Review form={form} />}
      <div>
        {step > 0 && (
          <button type="button" onClick={() => move(-1)}>
            Back
          </button>
        )}{' '}
        <button type="submit">{step < 2 ? 'Next step' : 'Send the proposal'}</button>
      </div>
      <p>{isSaved && 'Draft saved'}</p>
    </Form>
  );
}
