/**
 * @title Reorder and sort rows
 * @description Clear a title and check the list, then move or sort the songs: values and errors stay with their row, and each move is announced.
 * @keywords reorder, sort, move, drag, key, array
 */
import { useState } from 'react';
import { useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

export default function Playlist() {
  const form = useForm(
    {
      songs: [
        { id: 'a', title: /* i18n */ 'Winter Song' },
        { id: 'b', title: /* i18n */ 'Evening Song' },
        { id: 'c', title: /* i18n */ 'Autumn Song' },
      ],
    },
    { noStyle: true },
  );
  const ids = useSubscribe(form, ({ model }) => model.songs.map(({ id }) => id));
  const [news, setNews] = useState('');

  const move = (from: number, to: number) => {
    const [song] = form.model.songs.splice(from, 1);
    form.model.songs.splice(to, 0, song);
    setNews(/* i18n */ `${song.title} is now number ${to + 1}.`);
  };

  return (
    <>
      <ol>
        {ids.map((id, index) => (
          <li key={id} style={{ marginBlock: '0.5rem' }}>
            {form.render(`songs.${index}.title`, { rules: { required: 'A song needs a title' } })(
              <input aria-label={`Title of song ${index + 1}`} />,
            )}{' '}
            <button type="button" disabled={index === 0} onClick={() => move(index, index - 1)}>
              Up
            </button>{' '}
            <button
              type="button"
              disabled={index === ids.length - 1}
              onClick={() => move(index, index + 1)}
            >
              Down
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        onClick={() => form.model.songs.sort((a, b) => a.title.localeCompare(b.title))}
      >
        Sort by title
      </button>{' '}
      <button type="button" onClick={() => form.validate().catch(() => {})}>
        Check the titles
      </button>
      <p role="status">{news}</p>
    </>
  );
}
