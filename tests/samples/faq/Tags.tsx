import { useForm } from 'bindform';

export function Tags() {
  const form = useForm({ tags: ['react'] });
  return form.render('tags', { label: 'Tags' })(({ attrs, model }) => (
    <>
      <output>{model.tags.join(', ')}</output>
      <input
        id={attrs.id}
        onKeyDown={(event) => {
          const input = event.currentTarget;
          // The key code is 229 while Enter confirms text in an input method.
          if (event.key !== 'Enter' || event.keyCode === 229) return;
          event.preventDefault();
          if (input.value) attrs.onChange([...model.tags, input.value]);
          input.value = '';
        }}
      />
    </>
  ));
}
