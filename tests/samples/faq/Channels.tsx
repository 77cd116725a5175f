import { useForm, useSubscribe } from 'bindform';

const all = ['Email', 'Text message', 'Phone'];

export function Channels() {
  const form = useForm({ channels: ['Email'] });
  const count = useSubscribe(form, ({ model }) => model.channels.length);
  return (
    <fieldset>
      <legend>How may we contact you?</legend>
      <label>
        <input
          type="checkbox"
          checked={count === all.length}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < all.length;
          }}
          onChange={({ target }) => form.setValue('channels', target.checked ? all : [])}
        />
        All
      </label>
      {all.map((channel) => (
        <div key={channel}>
          {form.render('channels', { label: channel })(<input type="checkbox" value={channel} />)}
        </div>
      ))}
    </fieldset>
  );
}
