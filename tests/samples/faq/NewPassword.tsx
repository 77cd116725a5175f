import { useForm } from 'bindform';

const checks: [text: string, pattern: RegExp][] = [
  ['At least 12 characters', /.{12}/],
  ['A digit', /\d/],
];

function listProblems(password: string) {
  const failed = checks.filter(([, pattern]) => !pattern.test(password));
  const items = failed.map(([text]) => <li key={text}>{text}</li>);
  return items.length > 0 && <ul>{items}</ul>;
}

export function NewPassword() {
  const form = useForm({ password: '' });
  return form.render('password', { label: 'Password', rules: { validator: listProblems } })(
    <input type="password" autoComplete="new-password" />,
  );
}
