import { countInputRenders } from './countRenders';
import fs from 'node:fs';
import path from 'node:path';
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { GUIDE_FORMS, GUIDE_LIBRARIES, type GuideForm } from './guideForms';
import kept from './guideRenders.json';
import { prepareForAntd } from './prepareForAntd';

/** Ant Design's form takes seconds on a busy machine (ms). */
const PATIENCE = 20_000;
configure({ asyncUtilTimeout: PATIENCE });
jest.setTimeout(3 * PATIENCE);

const LIBRARIES = Object.keys(GUIDE_LIBRARIES);
const FILE = path.join(__dirname, 'guideRenders.json');

/** `RENDERS=write` keeps the counts of this run. */
const isWriting = process.env.RENDERS === 'write';
/** Rendered inputs by form and library. */
type Counts = Record<string, Record<string, number>>;
const counted: Counts = {};

beforeAll(prepareForAntd);
afterAll(() => {
  if (isWriting) fs.writeFileSync(FILE, `${JSON.stringify(counted, null, 2)}\n`);
});

// A search by role evaluates the styles of every element, of which Ant Design has many.
// The label of a required field may end with an indicator.
const named = (label: string) => new RegExp(`^${label}`);
const field = (label: string) => screen.getByLabelText(named(label));
const fields = (label: string) => screen.getAllByLabelText(named(label));
const enter = (element: Element, value: string) => fireEvent.change(element, { target: { value } });
const press = (text: string) => act(async () => fireEvent.click(screen.getByText(text)));
const said = (element: HTMLElement, message: string) =>
  waitFor(() => expect(element).toHaveAccessibleDescription(message));

/** The form of a library; all of a folder export one component. */
function formOf(form: GuideForm, library: string): ComponentType<Record<string, unknown>> {
  const [Form] = Object.values(jest.requireActual(`./guide/${form}/${library}`));
  return Form as ComponentType<Record<string, unknown>>;
}

/** Compares what a keystroke renders with what the page says. */
async function expectRenders(form: GuideForm, library: string, keystroke: () => unknown) {
  // Renders after the event are counted as well, so they must not be reported as a mistake of the test.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const count = await countInputRenders(keystroke).finally(() =>
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }),
  );
  (counted[form] ??= {})[library] = count;
  const known = (kept as Counts)[form]?.[library];
  if (!isWriting) expect(count).toEqual(known);
}

describe.each(LIBRARIES)('the forms of %s', (library) => {
  let saved: unknown[];
  const save = (values: unknown) => void saved.push(JSON.parse(JSON.stringify(values)));
  const show = (form: GuideForm, props?: object) => {
    saved = [];
    const Form = formOf(form, library);
    render(<Form save={save} {...props} />);
  };

  it('sign-up: rejects what is missing or taken, and saves', async () => {
    show('signUp', { isTaken: async (name: string) => name === 'ada' });
    await press('Sign up');
    await said(field('Username'), 'Enter a username');
    await said(field('Email'), 'Enter an email address');

    enter(field('Username'), 'ada');
    enter(field('Email'), 'sam@example.com');
    await press('Sign up');
    await said(field('Username'), 'This username is taken');
    expect(saved).toEqual([]);

    enter(field('Username'), 'sam');
    await waitFor(() => expect(field('Username')).toBeValid());
    await press('Sign up');
    await waitFor(() => expect(saved).toEqual([{ username: 'sam', email: 'sam@example.com' }]));
    await expectRenders('signUp', library, () => enter(field('Email'), 'sam@example.org'));
  });

  it('lines: adds, sums up, rejects an empty one, removes it, and saves', async () => {
    show('lines');
    await press('Add a line');
    enter(fields('Item')[1], 'Paper');
    enter(fields('Price')[1], '12');
    await screen.findByText('Total: 12');
    await press('Order');
    await said(fields('Item')[0], 'Enter the item');
    expect(fields('Item')[1]).toBeValid();

    await act(async () => fireEvent.click(screen.getAllByText('Remove')[0]));
    await waitFor(() => expect(fields('Item')).toHaveLength(1));
    expect(fields('Item')[0]).toHaveValue('Paper');
    await press('Order');
    await waitFor(() => expect(saved).toEqual([{ lines: [{ item: 'Paper', price: 12 }] }]));

    for (let more = 0; more < 4; more += 1) await press('Add a line');
    expect(fields('Item')).toHaveLength(5);
    await expectRenders('lines', library, () => enter(fields('Item')[0], 'Pape'));
  });

  it('dependent: asks companies for more, by the schema, and saves', async () => {
    show('dependent');
    expect(screen.queryByLabelText(named('Tax ID'))).toBeNull();
    fireEvent.click(field('Company'));
    await screen.findByLabelText(named('Tax ID'));
    enter(field('Email'), 'sam@example.com');
    await press('Save');
    await said(field('Tax ID'), 'Enter the tax ID');
    expect(saved).toEqual([]);

    fireEvent.click(field('Company'));
    await waitFor(() => expect(screen.queryByLabelText(named('Tax ID'))).toBeNull());
    await press('Save');
    const customer = { email: 'sam@example.com', isCompany: false, taxId: '' };
    await waitFor(() => expect(saved).toEqual([customer]));
    await expectRenders('dependent', library, () => enter(field('Email'), 'sam@example.org'));
  });
});

it('covers every form of the page', () => {
  expect(fs.readdirSync(path.join(__dirname, 'guide')).sort()).toEqual([...GUIDE_FORMS].sort());
});
