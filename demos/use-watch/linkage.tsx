/**
 * @title Generate a value until the user edits it
 * @description The URL of the article is generated from its title, until you edit the URL yourself.
 * @keywords linkage, useWatch, previous value, slug, dependent field, model
 */
import { useForm, useWatch } from 'bindform';
import 'bindform/styles.css';

const slug = (title: string) => title.trim().toLowerCase().replace(/\s+/g, '-');

export default function Article() {
  const form = useForm({ title: '', address: '' }, { labelPosition: 'top' });

  useWatch(
    form,
    ({ model }) => model.title,
    (title, previous) => {
      if (form.model.address === slug(previous)) form.setValue('address', slug(title));
    },
  );

  return (
    <>
      {form.render('title', { label: 'Article title' })(<input />)}
      {form.render('address', { label: 'Page URL' })(<input />)}
    </>
  );
}
