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
const languages = {
  en: { name: 'English', messages: english },
  'zh-CN': { name: '中文', messages: chinese },
  es: { name: 'Español', messages: spanish },
};

export default function Newsletter() {
  const [language, setLanguage] = useState<keyof typeof languages>('en');
  const { messages } = languages[language];
  const form = useForm({ name: '', email: '' }, { messages });

  return (
    <>
      <p>
        <label>
          Message language{' '}
          <select
            value={language}
            onChange={({ target }) => setLanguage(target.value as typeof language)}
          >
            {Object.entries(languages).map(([code, { name }]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
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
