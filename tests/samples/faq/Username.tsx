import { useForm } from 'bindform';

export function Username({ isTaken }: { isTaken: (name: string) => Promise<boolean> }) {
  const form = useForm({ username: '' });
  return form.render('username', {
    label: 'Username',
    rules: {
      debounce: 300,
      validator: async (name) => (await isTaken(name)) && 'This username is taken',
    },
  })(({ attrs, isError, isValidating }) => {
    const { isDirty } = form.state.field('username');
    const icon = isValidating ? '…' : isError ? '✗' : isDirty && '✓';
    return (
      <>
        <input {...attrs} /> <span aria-hidden="true">{icon}</span>
      </>
    );
  });
}
