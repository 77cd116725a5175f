/**
 * @title Reorder and sort rows
 * @description Clear a title and check the list, then move or sort the songs. Values, errors and focus stay with their row, although the data has no ids.
 * @keywords reorder, sort, move, drag, key, keyOf, array
 */
import { useState } from 'react';
import { keyOf, useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

export default function Playlist() {
  const form = useForm(
    {
      songs: [
        { title: /* i18n */ 'Winter Song' },
        { title: /* i18n */ 'Evening Song' },
        { title: /* i18n */ 'Autumn Song' },
      ],
    },
    { noStyle: true },
  );
  const keys = useSubscribe(form, ({ model }) => model.songs.map(keyOf));
  const [news, setNews] = useState('');

  const move = (from: number, to: number) => {
    const songs = [...form.model.songs];
    // A button with aria-disabled keeps the focus, and can still be pressed.
    if (to < 0 || to === songs.length) return;
    const [song] = songs.splice(from, 1);
    songs.splice(to, 0, song);
    form.setValue('songs', songs);
    setNews(/* i18n */ `${song.title} is now number ${to + 1}.`);
  };

  return (
    <>
      <ol>
        {keys.map((key, index) => (
          <li key={key} style={{ marginBlock: '0.5rem' }}>
            {form.render(`songs.${index}.title`, { rules: { required: 'A song needs a title' } })(
              <input aria-label={`Title of song ${index + 1}`} />,
            )}{' '}
            <button
              type="button"
              aria-disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              Up
            </button>{' '}
            <button
              type="button"
              aria-disabled={index === keys.length - 1}
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
