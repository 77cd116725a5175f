/**
 * @title Switch the language while errors are visible
 * @description Check the empty form, then choose another language: labels, errors and the text direction change, and no rule runs again.
 * @keywords i18n, internationalization, language, locale, translate, right-to-left, RTL, dir
 */
import { createContext, useContext, useState } from 'react';
import { useForm, type Messages } from 'bindform';
import 'bindform/styles.css';

const texts = {
  en: {
    name: 'Name',
    phone: 'Phone',
    empty: 'Fill in this field',
    invalid: 'This value is not valid',
    digits: 'Use digits only',
    check: 'Check the form',
  },
  'zh-CN': {
    name: '姓名',
    phone: '手机号',
    empty: '请填写此项',
    invalid: '内容无效',
    digits: '只能填写数字',
    check: '检查表单',
  },
  ar: {
    name: 'الاسم',
    phone: 'الهاتف',
    empty: 'هذا الحقل مطلوب',
    invalid: 'القيمة غير صالحة',
    digits: 'استخدم الأرقام فقط',
    check: 'تحقق من النموذج',
  },
};
const names = { en: 'English', 'zh-CN': '中文', ar: 'العربية' };

type Language = keyof typeof texts;

const LanguageContext = createContext<Language>('en');

/** A text in the current language. As an error message, it changes with the language. */
function Text({ id }: { id: keyof (typeof texts)['en'] }) {
  return texts[useContext(LanguageContext)][id];
}

const messages: Messages = { required: <Text id="empty" />, invalid: <Text id="invalid" /> };
const checkDigits = (value: string) => /\D/.test(value) && <Text id="digits" />;

export default function Contact() {
  const [language, setLanguage] = useState<Language>(/* i18n */ 'en');
  const form = useForm({ name: '', phone: '' }, { messages, labelWidth: '5rem' });

  return (
    <>
      <p style={{ marginBlockEnd: '1rem' }}>
        <label style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
          Language
          <select
            value={language}
            onChange={({ target }) => setLanguage(target.value as Language)}
          >
            {Object.entries(names).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </p>
      <LanguageContext.Provider value={language}>
        <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
          {form.render('name', { label: <Text id="name" />, rules: { required: true } })(
            <input autoComplete="off" />,
          )}
          {form.render('phone', {
            label: <Text id="phone" />,
            rules: { required: true, validator: checkDigits },
          })(<input type="tel" dir="ltr" autoComplete="off" />)}
          <button type="button" onClick={() => form.validate().catch(() => {})}>
            <Text id="check" />
          </button>
        </div>
      </LanguageContext.Provider>
    </>
  );
}
