/**
 * @title Run an effect when values change
 * @description The search runs only when the filter changes: a trailing space or a different sort order does not start one.
 * @keywords useSubscribe, useEffect, dependency, search, cancel, snapshot identity
 */
import { useEffect, useState } from 'react';
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

const teas = [
  { name: /* i18n */ 'Green tea', isLoose: true },
  { name: /* i18n */ 'Black tea', isLoose: false },
  { name: /* i18n */ 'Mint', isLoose: true },
];

export default function TeaShop() {
  const form = useForm({ term: '', isLoose: false, order: 'up' });
  const filter = useSubscribe(form, ({ model }) => ({
    term: model.term.trim().toLowerCase(),
    isLoose: model.isLoose,
  }));
  const order = useSubscribe(form, ({ model }) => model.order);
  const [found, setFound] = useState<string[]>([]);
  const [searches, setSearches] = useState(0);

  useEffect(() => {
    // Simulates the response of a server.
    const answer = setTimeout(() => {
      const fitting = teas.filter(({ isLoose }) => isLoose || !filter.isLoose);
      const names = fitting.map(({ name }) => name);
      setSearches((count) => count + 1);
      setFound(names.filter((name) => name.toLowerCase().includes(filter.term)));
    }, 300);
    return () => clearTimeout(answer);
  }, [filter]);

  const direction = order === 'up' ? 1 : -1;
  const shown = [...found].sort((a, b) => direction * a.localeCompare(b));

  return (
    <>
      {form.render('term', { label: 'Search for' })(<input type="search" />)}
      {form.render('isLoose', { label: 'Loose tea only' })(<input type="checkbox" />)}
      {form.render('order', { label: 'Order' })(
        <select>
          <option value="up">Ascending</option>
          <option value="down">Descending</option>
        </select>,
      )}
      <ul aria-label="Teas found">
        {shown.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p role="status">Searches completed: {searches}</p>
    </>
  );
}
