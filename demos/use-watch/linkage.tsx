/**
 * @title A field that follows until it is edited
 * @description The address of the article follows its title. Once you have written an address of your own, it stays.
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
      {form.render('title', { label: 'Title of the article' })(<input />)}
      {form.render('address', { label: 'Address of the page' })(<input />)}
    </>
  );
}
