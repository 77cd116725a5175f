import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useForm } from 'bindform';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { IntlProvider } from 'react-intl';
import * as z from 'zod';
import { Register as WithI18next } from './I18next';
import { Register as WithReactIntl } from './ReactIntl';
import { useRevalidate } from './useRevalidate';

const texts = {
  en: { password: 'Password', register: 'Register', required: 'Required', invalid: 'Invalid' },
  de: { password: 'Passwort', register: 'Anmelden', required: 'Pflichtfeld', invalid: 'Ungültig' },
};

/** Shows both errors in English, then in German, without another validation. */
async function expectSwitch(save: jest.Mock, toGerman: () => Promise<void> | void) {
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByText('Required');
  await act(async () => toGerman());
  expect(screen.getByRole('alert').textContent).toBe('Pflichtfeld');
  expect(screen.getByLabelText(/^Passwort/)).toHaveAttribute('aria-invalid', 'true');

  await userEvent.type(screen.getByLabelText(/^Passwort/), 'kurz');
  await screen.findByText('Mindestens 12 Zeichen');
  await userEvent.type(screen.getByLabelText(/^Passwort/), ' und gut genug');
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ password: 'kurz und gut genug' }));
}

it('changes labels and visible errors with the language of i18next', async () => {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: 'en',
    resources: {
      en: { translation: { ...texts.en, short: 'At least {{length}} characters' } },
      de: { translation: { ...texts.de, short: 'Mindestens {{length}} Zeichen' } },
    },
  });
  const save = jest.fn();
  render(
    <I18nextProvider i18n={i18n}>
      <WithI18next save={save} />
    </I18nextProvider>,
  );
  await expectSwitch(save, async () => void (await i18n.changeLanguage('de')));
});

it('changes labels and visible errors with the language of react-intl', async () => {
  const save = jest.fn();
  const page = (locale: 'en' | 'de', short: string) => (
    <IntlProvider locale={locale} messages={{ ...texts[locale], short }}>
      <WithReactIntl save={save} />
    </IntlProvider>
  );
  const { rerender } = render(page('en', 'At least {length} characters'));
  await expectSwitch(save, () => rerender(page('de', 'Mindestens {length} Zeichen')));
});

const schemas = {
  en: z.object({ city: z.string().min(1, 'Enter a city'), zip: z.string().min(1, 'Enter a ZIP') }),
  de: z.object({ city: z.string().min(1, 'Stadt fehlt'), zip: z.string().min(1, 'PLZ fehlt') }),
};

function Address({ language }: { language: keyof typeof schemas }) {
  const form = useForm({ city: '', zip: '' }, { schema: schemas[language] });
  useRevalidate(form, language);
  return (
    <Form contextProps={form.contextProps} onSubmit={() => {}}>
      {form.render('city', { label: 'City' })(<input />)}
      {form.render('zip', { label: 'ZIP', trigger: 'blur' })(<input />)}
    </Form>
  );
}

it('shows the errors of a schema in the new language, at the same fields', async () => {
  const { rerender } = render(<Address language="en" />);
  await userEvent.type(screen.getByLabelText('City'), 'a{Backspace}');
  await screen.findByText('Enter a city');
  rerender(<Address language="de" />);
  await screen.findByText('Stadt fehlt');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Stadt fehlt',
  ]);
});
