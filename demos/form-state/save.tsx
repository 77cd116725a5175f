/**
 * @title Save or discard changes
 * @description Edit the profile: it has unsaved changes until you save or discard them, or restore the original text.
 * @keywords isDirty, dirty, unsaved changes, pristine, save button, discard, reset, isSubmitting
 */
import { Form, useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

interface Profile {
  name: string;
  bio: string;
}

/** Simulates a server that trims the data and returns what it saved. */
const saveProfile = ({ name, bio }: Profile) =>
  new Promise<Profile>((resolve) => {
    setTimeout(() => resolve({ name: name.trim(), bio: bio.trim() }), 400);
  });

export default function ProfileSettings() {
  const form = useForm<Profile>(
    { name: /* i18n */ 'Ada Park', bio: /* i18n */ 'Paints birds.' },
    { labelPosition: 'top' },
  );
  const { isDirty, isSubmitting } = useSubscribe(form, ({ state }) => ({
    isDirty: state.isDirty,
    isSubmitting: state.isSubmitting,
  }));
  const status = isDirty ? /* i18n */ 'There are unsaved changes.' : /* i18n */ 'Up to date.';

  const save = async (values: Profile) => {
    if (form.state.isDirty) form.reset(await saveProfile(values));
  };

  return (
    <Form contextProps={form.contextProps} onSubmit={save} readOnly={isSubmitting}>
      {form.render('name', { label: 'Display name', rules: { required: 'Enter a name' } })(
        <input autoComplete="off" />,
      )}
      {form.render('bio', { label: 'About you' })(<textarea rows={2} />)}
      <div>
        <button type="submit" aria-disabled={!isDirty || isSubmitting}>
          Save the profile
        </button>{' '}
        <button type="button" aria-disabled={!isDirty || isSubmitting} onClick={() => form.reset()}>
          Discard changes
        </button>
      </div>
      <p role="status">{isSubmitting ? 'Saving…' : status}</p>
    </Form>
  );
}
