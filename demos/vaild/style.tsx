/**
 * @title Errors in your own style
 * @description Check the card: both messages stand beside a bar of their own, the second one is bold too, and the fields get a thick border.
 * @keywords errorStyle, errorClass, error style, aria-invalid, CSS
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';
import './style/notice.css';

export default function LibraryCard() {
  const { render, validate } = useForm(
    { title: '', shelf: '' },
    { labelPosition: 'top', formItemClass: 'card-entry', errorClass: 'card-notice' },
  );

  return (
    <>
      {render('title', { label: 'Title of the book', rules: { required: 'Give it a title' } })(
        <input />,
      )}
      {render('shelf', {
        label: 'Shelf',
        rules: { required: 'Put it on a shelf' },
        errorStyle: { fontWeight: 700 },
      })(<input />)}
      <button type="button" onClick={() => validate().catch(() => {})}>
        Check the card
      </button>
    </>
  );
}
