import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, StrictMode, useContext, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createInspection, Devtools, FormObserverContext, Inspector } from '../devtools';
import { Form, useForm, type UseFormReturn } from '../index';
import { formatModel } from './formatModel';

interface Trip {
  city: string;
  days: { plan: string }[];
}

let form!: UseFormReturn<Trip>;
function Demo() {
  form = useForm<Trip>({ city: '', days: [{ plan: 'walk' }] });
  return (
    <Form contextProps={form.contextProps}>
      {form.render('city', {
        label: 'City',
        requireIndicator: false,
        rules: { required: 'No city' },
      })(<input />)}
      {form.render('days.0.plan', { label: 'Plan' })(<input />)}
    </Form>
  );
}

function mount(isStrict = false) {
  const inspection = createInspection();
  const demo = (
    <>
      <FormObserverContext.Provider value={inspection.observe}>
        <Demo />
      </FormObserverContext.Provider>
      <Inspector inspection={inspection} />
    </>
  );
  return render(isStrict ? <StrictMode>{demo}</StrictMode> : demo);
}

const settle = () => act(async () => undefined);
async function type(name: string, value: string): Promise<void> {
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
  await settle();
}
const open = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const panel = () => screen.getByRole('tabpanel');
const row = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => {
  window.matchMedia = jest.fn(() => ({ matches: false })) as never;
});

it.each([false, true])('shows the data of a form live (StrictMode: %s)', async (isStrict) => {
  mount(isStrict);
  await settle();
  expect(panel()).toHaveTextContent('{ city: "" days: [ { plan: "walk" } ] }');
  await type('City', 'Ulm');
  expect(panel()).toHaveTextContent('city: "Ulm"');
  act(() => void form.model.days.push({ plan: 'rest' }));
  expect(panel()).toHaveTextContent('{ plan: "rest" }');
});

it('marks the lines that have changed', async () => {
  mount();
  await settle();
  expect(panel().querySelectorAll('[data-changed]')).toHaveLength(0);
  await type('City', 'U');
  const [changed] = panel().querySelectorAll('[data-changed]');
  expect(changed).toHaveTextContent('city: "U"');
  await type('City', 'Ul');
  expect(panel().querySelectorAll('[data-changed]')).toHaveLength(1);
  expect(changed).not.toBeInTheDocument();
});

it('shows errors, the state of each field, and the count of renders', async () => {
  mount();
  await settle();
  await open('Errors');
  expect(panel()).toHaveTextContent('No errors');
  await act(() => form.validate().catch(() => undefined));
  expect(panel()).toHaveTextContent('city No city');

  await open('State');
  expect(row('Form')).toEqual(['false', 'false', 'false', 'false']);
  await type('City', 'Ulm');
  fireEvent.blur(screen.getByLabelText('City'));
  expect(row('city')).toEqual(['true', 'true', 'true', 'false']);
  expect(row('days.0.plan')).toEqual(['false', 'false', 'true', 'false']);

  await open('Renders');
  const [before] = row('city');
  await type('City', 'Bonn');
  await settle();
  expect(row('city')).toEqual([String(Number(before) + 1)]);
  expect(row('days.0.plan')).toEqual(['1']);
  expect(row('Component with useForm')).toEqual(['1']);
});

it('outlines a field that has rendered again, while the renders are shown and motion is welcome', async () => {
  const animate = jest.fn();
  HTMLElement.prototype.animate = animate;
  mount();
  await settle();
  await type('City', 'a');
  expect(animate).not.toHaveBeenCalled();
  await open('Renders');
  await type('City', 'ab');
  expect(animate.mock.contexts).toEqual([screen.getByLabelText('City')]);
  window.matchMedia = jest.fn(() => ({ matches: true })) as never;
  await type('City', 'abc');
  expect(animate).toHaveBeenCalledTimes(1);
});

it('is operated with the arrow keys, Home and End, and is one tab stop', async () => {
  mount();
  await settle();
  const tab = (name: string) => screen.getByRole('tab', { name });
  tab('Model').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Errors')).toHaveFocus();
  expect(panel()).toHaveAccessibleName('Errors');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(tab('Model')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Renders')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    tab('Model'),
  ]);
});

it.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'leaves arrow keys, Home and End with %s to the browser',
  async (modifier) => {
    mount();
    await settle();
    await open('Errors');
    await userEvent.keyboard(`{${modifier}>}{ArrowLeft}{ArrowRight}{Home}{End}{/${modifier}}`);
    expect(screen.getByRole('tab', { name: 'Errors' })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Errors');
  },
);

it.each([
  ['state', 0],
  ['errors', -1],
] as const)('a panel that will scroll is a tab stop before it is measured: %s', (tab, tabIndex) => {
  const inspection = createInspection();
  const html = renderToString(
    <>
      <FormObserverContext.Provider value={inspection.observe}>
        <Demo />
      </FormObserverContext.Provider>
      <Inspector inspection={inspection} initialTab={tab} />
    </>,
  );
  render(<div dangerouslySetInnerHTML={{ __html: html }} />);
  expect(panel()).toHaveProperty('tabIndex', tabIndex);
});

it.each([
  ['scrollHeight', 150, 0],
  ['scrollWidth', 150, 0],
  ['scrollHeight', 100, -1],
] as const)(
  'a panel is a tab stop if its content is larger: %s %d',
  async (side, size, tabIndex) => {
    let measure!: () => void;
    const observed: Element[] = [];
    window.ResizeObserver = class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe = (element: Element) => observed.push(element);
      disconnect = () => undefined;
    } as never;
    mount();
    Object.defineProperties(panel(), {
      clientHeight: { value: 100 },
      clientWidth: { value: 100 },
      [side]: { value: size },
    });
    act(() => measure());
    expect(panel()).toHaveProperty('tabIndex', tabIndex);
    expect(observed).toEqual([panel(), panel().firstElementChild]);
    delete (window as Partial<typeof window>).ResizeObserver;
  },
);

it('shows several forms, and one that comes later', async () => {
  const inspection = createInspection();
  const Second = () => useForm({ note: 'later' }).render('note')(<input aria-label="Note" />);
  function Both() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Demo />
        {isOpen && <Second />}
        <button onClick={() => setOpen(true)}>More</button>
      </>
    );
  }
  render(
    <>
      <FormObserverContext.Provider value={inspection.observe}>
        <Both />
      </FormObserverContext.Provider>
      <Inspector inspection={inspection} initialTab="model" />
    </>,
  );
  await settle();
  fireEvent.click(screen.getByText('More'));
  await settle();
  expect(panel()).toHaveTextContent('note: "later"');
  expect(panel()).toHaveTextContent('city: ""');
});

it('lists a form until its component unmounts, also in StrictMode', async () => {
  const inspection = createInspection();
  const tree = (isOpen: boolean) => (
    <StrictMode>
      <FormObserverContext.Provider value={inspection.observe}>
        {isOpen && <Demo />}
      </FormObserverContext.Provider>
      <Inspector inspection={inspection} />
    </StrictMode>
  );
  const { rerender } = render(tree(true));
  await settle();
  expect(panel().querySelectorAll('pre')).toHaveLength(1);
  rerender(tree(true));
  await settle();
  expect(panel().querySelectorAll('pre')).toHaveLength(1);
  rerender(tree(false));
  await settle();
  expect(panel().textContent).toBe('');
});

it('keeps the order of the forms when one renders again', async () => {
  const inspection = createInspection();
  let renderFirst!: () => void;
  function First() {
    renderFirst = useState(0)[1].bind(null, 1);
    return useForm({ first: '' }).render('first')(<input aria-label="First" />);
  }
  const Second = () => useForm({ second: '' }).render('second')(<input aria-label="Second" />);
  render(
    <>
      <FormObserverContext.Provider value={inspection.observe}>
        <First />
        <Second />
      </FormObserverContext.Provider>
      <Inspector inspection={inspection} />
    </>,
  );
  await settle();
  act(() => renderFirst());
  await settle();
  expect(panel()).toHaveTextContent('{ first: "" } { second: "" }');
});

it('has no log unless the inspection logs changes', async () => {
  const inspection = createInspection();
  render(<Inspector inspection={inspection} initialTab="log" labels={{ model: 'Data' }} />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Data',
    'Errors',
    'State',
    'Renders',
  ]);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Data');
});

it('is a panel next to the app in Devtools', async () => {
  render(
    <Devtools initialTab="errors">
      <Demo />
    </Devtools>,
  );
  await act(() => form.validate().catch(() => undefined));
  const aside = screen.getByRole('complementary', { name: 'Form inspector' });
  expect(within(aside).getByRole('tabpanel')).toHaveTextContent('city No city');
});

it('shows a message that needs a context of the app, which the panel does not have', async () => {
  const TextsContext = createContext<Record<string, string> | undefined>(undefined);
  const Text = ({ id }: { id: string }) => useContext(TextsContext)![id];
  function Name() {
    form = useForm<Trip>({ city: '', days: [] });
    const rules = { validator: () => <Text id="empty" /> };
    return form.render('city', { label: 'City', rules })(<input />);
  }
  render(
    <Devtools initialTab="errors">
      <TextsContext.Provider value={{ empty: 'Fill in this field' }}>
        <Name />
      </TextsContext.Provider>
    </Devtools>,
  );
  await act(() => form.validate().catch(() => undefined));
  expect(screen.getByRole('alert')).toHaveTextContent('Fill in this field');
  expect(panel()).toHaveTextContent('city <Text id="empty" />');
});

it('logs what changes the data in Devtools, the latest change first', async () => {
  render(
    <Devtools initialTab="log">
      <Demo />
    </Devtools>,
  );
  await settle();
  expect(panel()).toHaveTextContent('No changes yet');
  await type('City', 'U');
  await type('City', 'Ulm');
  await act(async () => void form.model.days.push({ plan: 'rest' }));
  await act(async () => form.reset({ city: 'Bonn', days: [] }));
  const changes = within(panel()).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent?.replace(/^\d\d:\d\d:\d\d /, ''))).toEqual([
    'days  []',
    'days.1.plan "rest" ',
    'days.0.plan "walk" ',
    'city "Ulm" "Bonn"',
    'days.1.plan  "rest"',
    'city "" "Ulm"',
  ]);
});

it.each<[string, () => unknown]>([
  ['a map with symbols', () => new Map([[Symbol('a'), 1]])],
  ['a set of what has no text', () => new Set([Object.create(null)])],
  [
    'an object whose constructor throws',
    () =>
      Object.create({
        get constructor() {
          throw new Error('no');
        },
      }),
  ],
  ['an undefined constructor', () => Object.create({ constructor: undefined })],
  [
    'a map of a hundred thousand',
    () => new Map(Array.from({ length: 1e5 }, (_, key) => [key, key])),
  ],
  ['an element', () => document.createElement('p')],
  ['a promise, a symbol and a function', () => [Promise.resolve(), Symbol('a'), () => 1]],
])('shows %s in a short text', (_, make) => {
  const text = formatModel({ value: make() }).join();
  expect(text).toMatch(/^\{, {2}value: /);
  expect(text.length).toBeLessThan(500);
});

it('shows only the beginning of many lines', async () => {
  const inspection = createInspection();
  function Large() {
    form = useForm({ city: '', days: Array.from({ length: 5e3 }, () => ({ plan: '' })) });
    return null;
  }
  render(
    <>
      <FormObserverContext.Provider value={inspection.observe}>
        <Large />
      </FormObserverContext.Provider>
      <Inspector inspection={inspection} />
    </>,
  );
  await settle();
  const { textContent } = panel().querySelector('pre')!;
  expect(textContent.split('\n').length).toBeLessThan(2100);
  expect(textContent).toMatch(/… \(\d+\)\n$/);
});
