import { useId, type ComponentProps } from 'react';
import { useForm } from 'bindform';

export function InputWithHint({ hint, ...props }: ComponentProps<'input'> & { hint: string }) {
  const id = useId();
  return (
    <>
      <input {...props} aria-describedby={`${id} ${props['aria-describedby'] ?? ''}`} />
      <small id={id}>{hint}</small>
    </>
  );
}

export function Nickname() {
  const form = useForm({ nickname: '' });
  return form.render('nickname', {
    label: 'Nickname',
    rules: { validator: (name) => name.includes('@') && 'Remove the @' },
  })(<InputWithHint hint="Shown next to your comments." />);
}
