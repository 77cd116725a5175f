/**
 * @title Relax rules for drafts
 * @description A draft needs only a headline. Publish with an empty summary, then save it as a draft: the error on the summary disappears, and the draft is saved.
 * @keywords dynamic rules, conditional rules, save draft, publish
 */
import { useState } from 'react';
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

export default function Article() {
  const form = useForm({ isDraft: false, headline: '', summary: '' }, { labelPosition: 'top' });
  const isDraft = useSubscribe(form, ({ model }) => model.isDraft);
  const [outcome, setOutcome] = useState('');

  const save = () =>
    form.validate().then(
      () => setOutcome(isDraft ? /* i18n */ 'Saved as a draft.' : /* i18n */ 'Published.'),
      () => setOutcome(''),
    );

  return (
    <>
      {form.render('isDraft', { label: 'Still a draft', labelPosition: 'row' })(
        <input type="checkbox" />,
      )}
      {form.render('headline', { label: 'Headline', rules: { required: 'Enter a headline' } })(
        <input />,
      )}
      {form.render('summary', {
        label: 'Summary',
        rules: isDraft
          ? []
          : {
              validator: (value) => value.length < 20 && 'Enter at least 20 characters to publish',
            },
      })(<textarea rows={2} />)}
      <button type="button" onClick={save}>
        {isDraft ? 'Save draft' : 'Publish'}
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}
