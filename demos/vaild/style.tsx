/**
 * @title Style the errors
 * @description Check the card: both messages have a bar, the second one is also bold, and the fields get a thick border.
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
      {render('title', { label: 'Book title', rules: { required: 'Enter a title' } })(<input />)}
      {render('shelf', {
        label: 'Shelf',
        rules: { required: 'Enter a shelf' },
        errorStyle: { fontWeight: 700 },
      })(<input />)}
      <button type="button" onClick={() => validate().catch(() => {})}>
        Check the card
      </button>
    </>
  );
}
