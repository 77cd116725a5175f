import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { field, lateDemo } from './lateDemo';

/** Buttons that mean something else after each press. */
function Rows() {
  const [rows, setRows] = useState(['a', 'b', 'c']);
  const [isOn, setOn] = useState(false);
  return (
    <>
      <button aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        Switch
      </button>
      <button onClick={() => setRows([...rows, `${rows.length}`])}>Append</button>
      {rows.map((row, index) => (
        <p key={row}>
          {row}
          <button onClick={() => setRows(rows.toSpliced(index, 1))}>Remove {row}</button>
        </p>
      ))}
    </>
  );
}

describe('user input before a demo is hydrated', () => {
  it('is replayed in order, with every press', async () => {
    const { heard, arrive } = lateDemo();
    field('text').focus();
    fireEvent.input(field('text'), { target: { value: 'Ada' } });
    screen.getByRole('button', { name: 'Send' }).click();
    field('text').blur();
    screen.getByRole('button', { name: 'Add' }).click();
    screen.getByRole('button', { name: 'Add' }).click();
    await arrive();
    expect(heard.mock.calls).toEqual([
      ['focus', 'text'],
      ['text', 'Ada'],
      ['submit', expect.objectContaining({ text: 'Ada' })],
      ['blur', 'text'],
      ['down', 1],
      ['click', 1],
      ['down', 1],
      ['click', 1],
    ]);
  });

  it('is replayed with what each press has led to', async () => {
    const { demo, arrive } = lateDemo(() => <Rows />);
    const press = (name: string) => screen.getByRole('button', { name }).click();
    for (const name of ['Switch', 'Switch', 'Append', 'Append']) press(name);
    for (const name of ['Remove a', 'Remove a', 'Remove b']) press(name);
    await arrive();
    expect(screen.getByText('Switch')).toHaveAttribute('aria-pressed', 'false');
    const rows = [...demo.querySelectorAll('p')].map(({ firstChild }) => firstChild?.textContent);
    expect(rows).toEqual(['c', '3', '4']);
  });
});
