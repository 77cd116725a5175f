import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { SignUp as AntdForm } from './forms/antd';
import { SignUp as BindformForm } from './forms/bindform';
import { SignUp as FormikForm } from './forms/formik';
import { SignUp as HookForm } from './forms/react-hook-form';
import { prepareForAntd } from './prepareForAntd';

interface Account {
  name: string;
  email: string;
}

const FORMS: [string, ComponentType<{ save: (account: Account) => void }>][] = [
  ['Bindform', BindformForm],
  ['React Hook Form', HookForm],
  ['Formik', FormikForm],
  ['Ant Design', AntdForm],
];

/** Ant Design's form takes seconds on a busy machine (ms). */
const PATIENCE = 20_000;
configure({ asyncUtilTimeout: PATIENCE });
jest.setTimeout(3 * PATIENCE);

beforeAll(prepareForAntd);

// A search by role evaluates the styles of every element, of which Ant Design has many. The label may end
// with an indicator.
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const submit = () => userEvent.click(screen.getByText('Sign up'));

describe.each(FORMS)('the form of %s', (_library, SignUp) => {
  let saved: Account[];
  beforeEach(() => {
    saved = [];
    // A copy, because the form may go on with its own object.
    render(<SignUp save={({ name, email }) => saved.push({ name, email })} />);
  });

  it('says at each field what is wrong, to screen readers too, and saves nothing', async () => {
    await submit();
    for (const [name, message] of [
      ['Name', 'Enter your name'],
      ['Email', 'Enter an email address'],
    ]) {
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
      expect(field(name)).toBeInvalid();
    }
    expect(saved).toEqual([]);
  });

  it('takes an error away while the field is corrected, and saves', async () => {
    await submit();
    await waitFor(() => expect(field('Name')).toBeInvalid());
    await userEvent.type(field('Name'), 'Ada');
    await userEvent.type(field('Email'), 'ada@example.org');
    await waitFor(() => expect(field('Email')).toBeValid());
    await submit();
    await waitFor(() => expect(saved).toEqual([{ name: 'Ada', email: 'ada@example.org' }]));
  });
});
