import type { ReactElement } from 'react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useForm } from 'bindform';
import { readFormData } from 'bindform/actions';
import { Choice } from '@site/demos/integration-ui/radix/Choice';
import { Tick } from '@site/demos/integration-ui/radix/Tick';
import Profile from '@site/demos/integration-ui/mui';
import RoomBooking from '@site/demos/integration-ui/radix';
import Account from '@site/demos/shadcn/profile';
import { CheckboxField, SelectField } from '@site/demos/shadcn/ui/adapters';
import Registration from '@site/demos/ui-kits/chakra';
import Invitation from '@site/demos/ui-kits/mantine';
import '../testing/jsdom.setup';

// Radix opens a list on pointer events, which jsdom has only in part.
Object.assign(Element.prototype, { hasPointerCapture: () => false });

// Without delay, no keystroke waits for its turn on a busy machine.
const user = userEvent.setup({ delay: null });

/** Types into a field, whose label may end in an asterisk. */
const fill = (name: string, text: string) =>
  user.type(screen.getByLabelText(new RegExp(`^${name}`)), text);
const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }));

/** Chooses an option with the keyboard. */
async function choose(name: string, option: string): Promise<void> {
  act(() => screen.getByRole('combobox', { name }).focus());
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: option }));
}

/** What a server reads when the browser sends the form. */
const sent = <T extends object>(initial: T) =>
  readFormData(new FormData(document.querySelector('form')!), initial);

describe('what the browser sends of a form', () => {
  it('has the choice and the tick of Radix', async () => {
    render(<RoomBooking />);
    await fill('Host', 'Ada');
    await choose('Room', 'Attic, 4 seats');
    await fill('Day', '2026-06-21');
    await tick('We keep quiet after nine');
    expect(sent({ host: '', room: '', day: '', quiet: false })).toEqual({
      host: 'Ada',
      room: 'attic',
      day: '2026-06-21',
      quiet: true,
    });
  });

  it('has the choice and the tick of shadcn/ui', async () => {
    render(<Account />);
    await fill('Display name', 'Mei');
    await choose('Team', 'Sales');
    await tick('I accept the terms');
    expect(sent({ name: '', role: '', bio: '', terms: false })).toEqual({
      name: 'Mei',
      role: 'sales',
      bio: '',
      terms: true,
    });
  });

  it('has the choice and the tick of MUI', async () => {
    render(<Profile />);
    await fill('Name', 'Ada');
    await choose('Role', 'Engineering');
    await fill('First day', '2026-09-01');
    await tick('I know the house rules');
    expect(sent({ name: '', role: '', start: '', agreed: false })).toEqual({
      name: 'Ada',
      role: 'code',
      start: '2026-09-01',
      agreed: true,
    });
  });

  it('has the choice and the tick of Mantine', async () => {
    render(
      <MantineProvider env="test">
        <Invitation />
      </MantineProvider>,
    );
    await fill('Email', 'mei@example.org');
    await user.click(screen.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: 'Editor' }));
    await tick('I know this person');
    expect(sent({ email: '', role: '', agreed: false })).toEqual({
      email: 'mei@example.org',
      role: 'editor',
      agreed: true,
    });
  });

  it('has the choice and the tick of Chakra UI', async () => {
    render(
      <ChakraProvider value={defaultSystem}>
        <Registration />
      </ChakraProvider>,
    );
    await fill('Name', 'Ada');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Workshop' }),
      'Accessible forms',
    );
    await tick('I accept the code of conduct');
    expect(sent({ name: '', workshop: '', agreed: false })).toEqual({
      name: 'Ada',
      workshop: 'forms',
      agreed: true,
    });
  });
});

function Offer() {
  const form = useForm({ price: 12_500.5 });
  return (
    <Form contextProps={form.contextProps} action="/offers">
      {form.render('price', {
        label: 'Price',
        format: (price: number) => price.toLocaleString('en-US'),
        parse: (text: string) => Number(text.replaceAll(',', '')),
      })(({ attrs, model }) => (
        <>
          <input {...attrs} name={undefined} />
          <input type="hidden" name={attrs.name} value={model.price} />
        </>
      ))}
    </Form>
  );
}

it('a hidden input sends the value of a field that shows another text', async () => {
  render(<Offer />);
  expect(screen.getByLabelText('Price')).toHaveValue('12,500.5');
  await fill('Price', '7');
  expect(sent({ price: 0 })).toEqual({ price: 12_500.57 });
});

const options = [
  { value: 'art', label: 'Art' },
  { value: 'music', label: 'Music' },
];

function Locked({ choice, tick }: { choice: ReactElement; tick: ReactElement }) {
  const form = useForm({ course: 'art', isPaid: false }, { readOnly: true });
  return (
    <Form contextProps={form.contextProps}>
      {form.render('course', { label: 'Course' })(choice)}
      {form.render('isPaid')(tick)}
    </Form>
  );
}

it.each([
  ['Radix', <Choice key="" options={options} placeholder="…" />, <Tick key="">Paid</Tick>],
  [
    'shadcn/ui',
    <SelectField key="" options={options} />,
    <CheckboxField key="">Paid</CheckboxField>,
  ],
])('read-only, the adapters of %s keep their value', async (_, choice, paid) => {
  render(<Locked choice={choice} tick={paid} />);
  const course = screen.getByRole('combobox', { name: 'Course' });
  act(() => course.focus());
  await user.keyboard('m');
  expect(course).toHaveTextContent('Art');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await tick('Paid');
  expect(screen.getByRole('checkbox', { name: 'Paid' })).not.toBeChecked();
});
