/**
 * @title Search as you type
 * @description Type “mint”: results appear without pressing a button. Set a maximum price below zero: no search starts. Reset to list all plants again. Type “?”: the search fails, and the form says so.
 * @keywords search form, filter, debounce, late response, race condition, useSubscribe, reset, results
 */
import { useEffect, useState } from 'react';
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

const plants = [
  { label: 'Mint', kind: 'herb', price: 3 },
  { label: 'Basil', kind: 'herb', price: 4 },
  { label: 'Rose', kind: 'flower', price: 12 },
  { label: 'Tulip', kind: 'flower', price: 2 },
];
const none = { words: '', kind: '', highest: '' };

/** Simulates a server, which fails at a question mark. */
const search = ({ words, kind, highest }: typeof none) =>
  new Promise<string[]>((resolve, reject) => {
    const fits = (plant: (typeof plants)[number]) =>
      plant.label.toLowerCase().includes(words) &&
      (!kind || plant.kind === kind) &&
      (!highest || plant.price <= Number(highest));
    setTimeout(() => {
      if (words.includes('?')) reject(new Error('Status 400'));
      else resolve(plants.filter(fits).map(({ label }) => label));
    }, 200);
  });

export default function PlantSearch() {
  const form = useForm(none, { labelPosition: 'top' });
  const query = useSubscribe(form, ({ model: { words, kind, highest } }) => ({
    words: words.trim().toLowerCase(),
    kind,
    highest,
  }));
  // Without `found`, the search has failed.
  const [answer, setAnswer] = useState<{ query: typeof none; found?: string[] }>();
  const isValid = Number(query.highest) >= 0;
  const isSearching = isValid && answer?.query !== query;
  const hasFailed = answer && !answer.found;
  const outcome = hasFailed
    ? /* i18n */ 'The search has failed. Change a filter to try again.'
    : /* i18n */ `Plants found: ${answer?.found?.length ?? 0}`;

  useEffect(() => {
    if (!isValid) return undefined;
    let isLatest = true;
    const timer = setTimeout(async () => {
      const found = await search(query).catch(() => undefined);
      if (isLatest) setAnswer({ query, found });
    }, 300);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [query, isValid]);

  return (
    <div role="search" aria-label="Plants">
      {form.render('words', { label: 'Plant name' })(<input type="search" />)}
      {form.render('kind', { label: 'Kind' })(
        <select>
          <option value="">All kinds</option>
          <option value="herb">Herbs</option>
          <option value="flower">Flowers</option>
        </select>,
      )}
      {form.render('highest', {
        label: 'Maximum price',
        rules: { validator: (price) => Number(price) < 0 && 'Enter 0 or more' },
      })(<input type="number" min={0} />)}
      <button type="button" onClick={form.reset}>
        Reset
      </button>
      <p role="status">{isSearching ? 'Searching…' : outcome}</p>
      <ul aria-label="Plants found" aria-busy={isSearching} style={{ minHeight: '7.5rem' }}>
        {answer?.found?.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
