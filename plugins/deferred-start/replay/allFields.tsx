import { useState, type ReactNode } from 'react';

/** Every kind of controlled field, for tests; `heard` records the calls of React's handlers. */
export function Fields({ heard }: { heard: (name: string, value: unknown) => void }): ReactNode {
  const [text, setText] = useState('given');
  const [checked, setChecked] = useState(true);
  const [color, setColor] = useState('red');
  const [size, setSize] = useState('s');
  const [days, setDays] = useState(['mon']);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        heard('submit', { text, checked, color, size, days });
      }}
    >
      <input
        aria-label="text"
        value={text}
        onFocus={() => heard('focus', 'text')}
        onBlur={() => heard('blur', 'text')}
        onChange={({ target }) => {
          setText(target.value);
          heard('text', target.value);
        }}
      />
      <input
        type="checkbox"
        aria-label="checked"
        checked={checked}
        onChange={({ target }) => {
          setChecked(target.checked);
          heard('checked', target.checked);
        }}
      />
      {['red', 'green'].map((each) => (
        <input
          key={each}
          type="radio"
          name="color"
          aria-label={each}
          checked={color === each}
          onChange={() => {
            setColor(each);
            heard('color', each);
          }}
        />
      ))}
      <select aria-label="size" value={size} onChange={({ target }) => setSize(target.value)}>
        <option value="s">S</option>
        <option value="m">M</option>
      </select>
      <select
        multiple
        aria-label="days"
        value={days}
        onChange={({ target }) => setDays([...target.selectedOptions].map(({ value }) => value))}
      >
        <option value="mon">Monday</option>
        <option value="tue">Tuesday</option>
      </select>
      <button type="button" onMouseDown={() => heard('down', 1)} onClick={() => heard('click', 1)}>
        Add
      </button>
      <button>Send</button>
    </form>
  );
}
