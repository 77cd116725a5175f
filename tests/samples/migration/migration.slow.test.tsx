import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { SignUp as AntdAfter } from './antd/After';
import { SignUp as AntdBefore } from './antd/Before';
import { SignUp as FormikAfter } from './formik/After';
import { SignUp as FormikBefore } from './formik/Before';
import { SignUp as HookFormAfter } from './react-hook-form/After';
import { SignUp as HookFormBefore } from './react-hook-form/Before';
import { SignUp as JoiAfter } from './joi/After';
import { SignUp as TanStackAfter } from './tanstack-form/After';
import { SignUp as TanStackBefore } from './tanstack-form/Before';
import { SignUp as YupAfter } from './yup/After';
import { SignUp as YupBefore } from './yup/Before';
import { withAntd } from './withAntd';

interface Values {
  name: string;
  contact: { email: string };
  news: boolean;
}

type SignUp = ComponentType<{ save: (values: Values) => void }>;

const FORMS: [string, SignUp][] = [
  ['Formik', FormikBefore],
  ['Bindform, coming from Formik', FormikAfter],
  ['react-hook-form', HookFormBefore],
  ['Bindform, coming from react-hook-form', HookFormAfter],
  ['Ant Design', AntdBefore],
  ['Bindform, coming from Ant Design', AntdAfter],
  ['TanStack Form', TanStackBefore],
  ['Bindform, coming from TanStack Form', TanStackAfter],
  ['Formik with a yup schema', YupBefore],
  ['Bindform with a yup schema', YupAfter],
  ['Bindform with a joi schema', JoiAfter],
];

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const news = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send me news' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(withAntd);

describe.each(FORMS)('the form of %s', (_library, Form) => {
  let saved: Values[];
  beforeEach(() => {
    saved = [];
    // A copy, because the form may go on with its own object.
    render(<Form save={(values) => saved.push(JSON.parse(JSON.stringify(values)))} />);
  });

  it('names what is wrong instead of saving', async () => {
    await press('Sign up');
    await screen.findByText('Enter your name');
    await screen.findByText('Enter an address with an @');
    expect(saved).toEqual([]);
  });

  it('saves what was filled in', async () => {
    await userEvent.type(field('Name'), 'Ada');
    await userEvent.type(field('Email'), 'ada@example.org');
    await userEvent.click(news());
    await press('Sign up');
    await waitFor(() =>
      expect(saved).toEqual([{ name: 'Ada', contact: { email: 'ada@example.org' }, news: true }]),
    );
  });

  it('takes an error away once its field is right', async () => {
    await press('Sign up');
    await screen.findByText('Enter your name');
    await userEvent.type(field('Name'), 'Ada');
    await waitFor(() => expect(screen.queryByText('Enter your name')).toBeNull());
    expect(screen.getByText('Enter an address with an @')).toBeTruthy();
  });

  it('starts over', async () => {
    await userEvent.type(field('Name'), 'Ada');
    await userEvent.click(news());
    await press('Sign up');
    await screen.findByText('Enter an address with an @');
    await press('Start over');
    await waitFor(() => expect(screen.queryByText('Enter an address with an @')).toBeNull());
    expect([field('Name').value, news().checked]).toEqual(['', false]);
  });
});
