/**
 * @title Language of the built-in messages
 * @description Check the empty form, choose another language and check again: the rules are the same, the messages are not.
 * @keywords messages, language, locale, i18n, translation, required message
 */
import { useState } from 'react';
import { useForm, type Messages } from 'bindform';
import { chinese, english } from 'bindform/locales';
import 'bindform/styles.css';

const spanish: Messages = { required: 'Obligatorio', invalid: 'No es válido' };
const languages = { English: english, 中文: chinese, Español: spanish };

export default function Newsletter() {
  const [language, setLanguage] = useState<keyof typeof languages>('English');
  const form = useForm({ name: '', email: '' }, { messages: languages[language] });

  return (
    <>
      <p>
        <label>
          Language of the messages{' '}
          <select
            value={language}
            onChange={({ target }) => setLanguage(target.value as typeof language)}
          >
            {Object.keys(languages).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </p>
      {form.render('name', { label: 'Name', rules: { required: true } })(
        <input autoComplete="off" />,
      )}
      {form.render('email', { label: 'Email', rules: { required: true } })(
        <input type="email" autoComplete="off" />,
      )}
      <button type="button" onClick={() => form.validate().catch(() => {})}>
        Check the form
      </button>
    </>
  );
}
