import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { useForm } from './index';
import { mountForm } from './testing/mountForm';
import { input } from './testing/textForm';

const money = {
  label: 'Price',
  format: (value: number) => value.toFixed(2),
  parse: (text: string) => Number(text),
};

it('what is being typed stays when new data arrives and the edited field is kept', async () => {
  const { form } = mountForm({ name: 'pen', price: 1 }, (it) =>
    it.render('price', money)(<input />),
  );
  await userEvent.clear(input('Price'));
  await userEvent.type(input('Price'), '12.');
  act(() => {
    const { price } = form.model;
    form.reset({ name: 'cup', price: 1 });
    form.setValues({ price });
  });
  expect(input('Price')).toHaveValue('12.');
  await userEvent.type(input('Price'), '5');
  expect(form.model).toEqual({ name: 'cup', price: 12.5 });
  await userEvent.tab();
  expect(input('Price')).toHaveValue('12.50');
});

it('typed text is replaced when new data arrives for the field', async () => {
  const { form } = mountForm({ price: 1 }, (it) => it.render('price', money)(<input />));
  await userEvent.type(input('Price'), '5');
  act(() => form.reset({ price: 3 }));
  expect(input('Price')).toHaveValue('3.00');
});

it('a cell that becomes a text on Enter shows the formatted value, and so does the next edit', async () => {
  function Cell() {
    const form = useForm({ price: 1 });
    const [isText, setText] = useState(false);
    return (
      <>
        {form.render('price', {
          ...money,
          readOnly: isText,
          readOnlyText: ({ attrs }) => <output>{attrs.value}</output>,
        })(<input onKeyDown={({ key }) => setText(key === 'Enter')} />)}
        <button onClick={() => setText(false)}>Edit</button>
      </>
    );
  }
  render(<Cell />);
  await userEvent.clear(input('Price'));
  await userEvent.type(input('Price'), '12.{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('12.00');
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(input('Price')).toHaveValue('12.00');
});

it('a control that reports in an effect, with its handler as a dependency, comes to rest', async () => {
  let effects = 0;
  function Kit({ value, onChange }: { value?: string; onChange?: (text: string) => void }) {
    const [text, setText] = useState(value!);
    useEffect(() => {
      effects += 1;
      onChange!(text);
    }, [text, onChange]);
    return (
      <input aria-label="Price" value={text} onChange={(event) => setText(event.target.value)} />
    );
  }
  const { form } = mountForm({ price: 1 }, (it) => it.render('price', money)(<Kit />));
  await userEvent.clear(input('Price'));
  await userEvent.type(input('Price'), '12');
  expect(input('Price')).toHaveValue('12');
  expect(form.model.price).toBe(12);
  expect(effects).toBeLessThan(20);
});
