/**
 * @title Propose a talk in three steps
 * @description Each step is checked before the next one opens. Leave in the middle, reload the page, and you are back at the step and at the words where you stopped.
 * @keywords wizard, steps, multi-step form, draft, autosave, localStorage, restore
 */
import { useEffect, useRef, useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

const DRAFT = 'recipes-wizard-draft';
const blank = { step: 0, talk: { title: '', minutes: '20' }, abstract: '' };
const titles = [/* i18n */ 'The talk', /* i18n */ 'The abstract', /* i18n */ 'Read it once more'];

/** The draft of an earlier visit. Storage may be empty, switched off or spoilt. */
function readDraft(): typeof blank | undefined {
  try {
    return (JSON.parse(localStorage.getItem(DRAFT) ?? 'null') as typeof blank | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the draft, or forgets it; tells whether that was possible. */
function writeDraft(draft?: typeof blank): boolean {
  try {
    if (draft) localStorage.setItem(DRAFT, JSON.stringify(draft));
    else localStorage.removeItem(DRAFT);
    return true;
  } catch {
    return false;
  }
}

export default function TalkProposal() {
  const { render, model, setValues, contextProps, useSubscribe, useWatch } = useForm(blank, {
    labelPosition: 'top',
  });
  const step = useSubscribe(({ model }) => model.step);
  const [isSaved, setIsSaved] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const heading = useRef<HTMLParagraphElement>(null);
  const hasMoved = useRef(false);

  useWatch(
    ({ model }) => model,
    (draft) => {
      setIsSaved(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsSaved(writeDraft(draft)), 300);
    },
  );
  useEffect(() => {
    const draft = readDraft();
    if (draft) setValues(draft);
  }, [setValues]);
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [step]);

  const move = (by: number) => {
    hasMoved.current = true;
    model.step += by;
  };
  const send = () => {
    clearTimeout(timer.current);
    writeDraft();
    setIsSent(true);
  };

  if (isSent) return <p role="status">Thank you. We have received “{model.talk.title}”.</p>;
  return (
    <Form contextProps={contextProps} onSubmit={() => (step < 2 ? move(1) : send())}>
      <p ref={heading} tabIndex={-1}>
        Step {step + 1} of 3: {titles[step]}
      </p>
      {step === 0 && (
        <>
          {render('talk.title', { label: 'Title of the talk', rules: { required: 'Name it' } })(
            <input autoComplete="off" />,
          )}
          {render('talk.minutes', { label: 'Length' })(
            <select>
              <option value="20">20 minutes</option>
              <option value="40">40 minutes</option>
            </select>,
          )}
        </>
      )}
      {step === 1 &&
        render('abstract', {
          label: 'Abstract',
          rules: { validator: (text) => text.length < 20 && 'Write 20 characters or more' },
        })(<textarea rows={3} />)}
      {step === 2 && (
        <ul>
          <li>
            {model.talk.title}, {model.talk.minutes} min
          </li>
          <li>{model.abstract}</li>
        </ul>
      )}
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
