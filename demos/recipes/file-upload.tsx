/**
 * @title Upload pictures with progress
 * @description Choose a text file: the error names it. Choose two pictures and upload them: each shows its progress, the second one fails once, and a retry uploads only that one.
 * @keywords file upload, multiple files, progress, file type, size limit, retry, FileList
 */
import { useRef, useState, type ChangeEvent } from 'react';
import { Form, useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

const LIMIT = 2_000_000;

type Upload = number | 'sent' | 'failed';

/** Simulates an upload. Reports progress from 0 to 1, and can fail halfway. */
async function upload(file: File, isBadLine: boolean, onPart: (part: number) => void) {
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (isBadLine && part > 0.5) throw new Error(file.name);
    onPart(part);
  }
}

export default function Photos() {
  const form = useForm<{ photos: File[] }>({
    photos: [],
  });
  const photos = useSubscribe(form, ({ model }) => model.photos);
  const [uploads, setUploads] = useState<ReadonlyMap<File, Upload>>(new Map());
  const [status, setStatus] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const note = (file: File, state: Upload) =>
    setUploads((former) => new Map(former).set(file, state));

  const send = async () => {
    setStatus(/* i18n */ 'Uploading…');
    const sent = new Set(photos.filter((file) => uploads.get(file) === 'sent'));
    for (const file of photos) {
      // Pictures can be removed while others are uploaded.
      if (sent.has(file) || !form.model.photos.includes(file)) continue;
      // For demonstration, the second file fails the first time.
      const isBadLine = file === photos[1] && !uploads.has(file);
      try {
        await upload(file, isBadLine, (part) => note(file, part));
        note(file, 'sent');
        sent.add(file);
      } catch {
        note(file, 'failed');
      }
    }
    // Those that have failed, and those that were added in the meantime.
    const left = form.model.photos.filter((file) => !sent.has(file)).length;
    setStatus(
      left
        ? /* i18n */ `Not uploaded: ${left}. Upload again.`
        : /* i18n */ 'All pictures are uploaded.',
    );
  };

  return (
    <Form contextProps={form.contextProps} labelPosition="top" onSubmit={send}>
      {form.render('photos', {
        label: 'Pictures of the apartment',
        formatChangeValue: ({ target }: ChangeEvent<HTMLInputElement>) => [
          ...form.model.photos,
          ...Array.from(target.files ?? []),
        ],
        rules: [
          { required: 'Choose at least one picture' },
          {
            validator: (files) => {
              const other = files.find(({ type }) => !type.startsWith('image/'));
              return other && `${other.name} is not a picture`;
            },
          },
          {
            validator: (files) => {
              const large = files.find(({ size }) => size > LIMIT);
              return large && `${large.name} is larger than 2 MB`;
            },
          },
        ],
      })(
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          onChange={({ target }) => {
            // The files are in the model now. Clear the input, so a file can be chosen twice.
            target.value = '';
          }}
        />,
      )}
      <ul aria-label="Chosen files">
        {photos.map((file, index) => {
          const state = uploads.get(file);
          return (
            <li key={index}>
              {file.name}{' '}
              {typeof state === 'number' && (
                <progress value={state} aria-label={`Upload of ${file.name}`} />
              )}
              {state === 'sent' && <strong>uploaded</strong>}
              {state === 'failed' && <strong>failed</strong>}{' '}
              <button
                type="button"
                aria-label={`Remove ${file.name}`}
                onClick={() => {
                  form.model.photos.splice(index, 1);
                  if (index === form.model.photos.length) input.current?.focus();
                  form.validate('photos').catch(() => undefined);
                }}
              >
                Remove
              </button>
            </li>
          );
        })}
      </ul>
      <div>
        <button type="submit">Upload the pictures</button>
      </div>
      <p role="status">{status}</p>
    </Form>
  );
}
