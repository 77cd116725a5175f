/**
 * @title A field that follows until it is edited
 * @description The address of the article follows its title. Once you have written an address of your own, it stays.
 * @keywords linkage, useWatch, previous value, slug, dependent field, model
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

const slug = (title: string) => title.trim().toLowerCase().replace(/\s+/g, '-');

export default function Article() {
  const { render, model, useWatch } = useForm({ title: '', address: '' }, { labelPosition: 'top' });

  useWatch(
    ({ model }) => model.title,
    (title, previous) => {
      if (model.address === slug(previous)) model.address = slug(title);
    },
  );

  return (
    <>
      {render('title', { label: 'Title of the article' })(<input />)}
      {render('address', { label: 'Address of the page' })(<input />)}
    </>
  );
}
