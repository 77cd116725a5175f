/**
 * @title The nearest option wins
 * @description Set the label position on Form, on useForm and on the field, in any order. The field shows which one applies.
 * @keywords shared configuration, precedence, Form, useForm, render, nearest wins
 */
import { useState } from 'react';
import { Form, useForm } from 'bindform';
import 'bindform/styles.css';

type Position = 'row' | 'top' | undefined;

interface ChoiceProps {
  name: string;
  onChoose: (position: Position) => void;
}

function Choice({ name, onChoose }: ChoiceProps) {
  return (
    <label style={{ marginInlineEnd: '1rem' }}>
      {name}{' '}
      <select onChange={({ target }) => onChoose((target.value || undefined) as Position)}>
        <option value="">not set</option>
        <option value="row">row</option>
        <option value="top">top</option>
      </select>
    </label>
  );
}

export default function Precedence() {
  const [onForm, setOnForm] = useState<Position>();
  const [onUseForm, setOnUseForm] = useState<Position>();
  const [onField, setOnField] = useState<Position>();
  const { render } = useForm({ title: '' }, { labelPosition: onUseForm });

  return (
    <>
      <p style={{ margin: '0 0 1rem' }}>
        <Choice name="<Form>" onChoose={setOnForm} />
        <Choice name="useForm" onChoose={setOnUseForm} />
        <Choice name="render" onChoose={setOnField} />
      </p>
      <Form labelPosition={onForm}>
        {render('title', { label: 'Book title', labelPosition: onField })(<input />)}
      </Form>
    </>
  );
}
