/**
 * @title Watch in another component
 * @description The log receives only contextProps, and records each change in temperature.
 * @keywords useWatch, imported hook, contextProps, component, log
 */
import { useState } from 'react';
import { useForm, useWatch, type ContextProps } from 'bindform';
import 'bindform/styles.css';

interface Room {
  degrees: string;
}

function TemperatureLog({ contextProps }: { contextProps: ContextProps<Room> }) {
  const [entries, setEntries] = useState<string[]>([]);

  useWatch(
    contextProps,
    ({ model }) => model.degrees,
    (next, previous) => setEntries((list) => [...list, `${previous} °C → ${next} °C`]),
  );

  return (
    <ol aria-label="Temperature log">
      {entries.map((entry, index) => (
        <li key={index}>{entry}</li>
      ))}
    </ol>
  );
}

export default function Thermostat() {
  const { render, contextProps } = useForm<Room>({ degrees: '20' });

  return (
    <>
      {render('degrees', { label: 'Temperature' })(
        <select>
          <option>18</option>
          <option>20</option>
          <option>22</option>
        </select>,
      )}
      <TemperatureLog contextProps={contextProps} />
    </>
  );
}
