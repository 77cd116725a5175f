/**
 * @title Choose several options
 * @description Each checkbox has a value, and all share the path of a list. Select two: the Model tab shows their values in the list. Clear all to see the error, which any of them removes.
 * @keywords checkbox group, multiple choice, array of values, several checkboxes, list
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

const toppings = [
  { value: 'cheese', label: /* i18n */ 'Cheese' },
  { value: 'olives', label: /* i18n */ 'Olives' },
  { value: 'mushrooms', label: /* i18n */ 'Mushrooms' },
];

export default function Toppings() {
  const { render, contextProps } = useForm({ toppings: ['olives'] });
  const [outcome, setOutcome] = useState('');

  return (
    <Form
      contextProps={contextProps}
      onSubmit={() => setOutcome(/* i18n */ 'The pizza is in the oven.')}
    >
      <fieldset>
        <legend>Toppings</legend>
        {toppings.map(({ value, label }, index) => (
          <div key={value}>
            {render('toppings', {
              label,
              rules: index === 0 ? { required: /* i18n */ 'Choose a topping' } : [],
              requireIndicator: false,
            })(<input type="checkbox" value={value} />)}
          </div>
        ))}
      </fieldset>
      <button>Order</button>
      <p role="status">{outcome}</p>
    </Form>
  );
}
