/**
 * @title Classes and styles of every part
 * @description Form, field, label, content and error each have a class from the stylesheet. Press the button to see the style of the error.
 * @keywords formClass, formItemClass, labelClass, contentClass, errorClass, formStyle, errorStyle, CSS, style
 */
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';
import './styles/ticket.css';

export default function ConcertTicket() {
  const { render, contextProps, validate } = useForm(
    { name: '', row: '7' },
    {
      formItemClass: 'ticket-item',
      labelClass: 'ticket-label',
      contentClass: 'ticket-content',
      errorClass: 'ticket-error',
    },
  );

  return (
    <>
      <Form contextProps={contextProps} formClass="ticket" formStyle={{ maxWidth: '22rem' }}>
        {render('name', { label: 'Ticket holder', rules: { required: 'Enter a name' } })(<input />)}
        {render('row', {
          label: 'Row',
          formItemStyle: { paddingBlockStart: '0.75rem', borderBlockStart: '2px dashed' },
        })(<input type="number" />)}
      </Form>
      <p>
        <button type="button" onClick={() => validate().catch(() => {})}>
          Print the ticket
        </button>
      </p>
    </>
  );
}
