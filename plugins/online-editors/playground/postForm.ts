/**
 * Posts a form, as if the reader had sent it.
 *
 * @param action address to post to
 * @param target name of a frame, or `_blank` for a new tab
 * @param fields values by name
 */
export function postForm(action: string, target: string, fields: Record<string, string>): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
