import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asExtra, Extra } from '.';
import { attempt } from './reportFailure';

const fault = new Error('no such API');
const throwFault = (): never => {
  throw fault;
};

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

/** Returns the log lines that name an extra, without React's messages. */
const named = () =>
  log.mock.calls
    .filter(([line]) => typeof line === 'string' && line.startsWith('The page goes on'))
    .map(([line, error]) => [/failed: (.+)\.$/.exec(line as string)?.[1], error as unknown]);

function InRender(): ReactNode {
  return throwFault();
}
function InEffect(): ReactNode {
  useEffect(() => throwFault(), []);
  return <button>Menu</button>;
}
function InLayoutEffect(): ReactNode {
  useLayoutEffect(() => throwFault(), []);
  return <button>Menu</button>;
}
function InCleanup(): ReactNode {
  const [count, setCount] = useState(0);
  useEffect(() => (count === 0 ? () => throwFault() : undefined), [count]);
  useEffect(() => setCount(1), []);
  return <button>Menu</button>;
}
function InRef(): ReactNode {
  return <button ref={() => throwFault()}>Menu</button>;
}

describe.each([
  ['while it renders', InRender],
  ['in an effect', InEffect],
  ['in a layout effect', InLayoutEffect],
  ['in the cleanup of an effect', InCleanup],
  ['in a ref', InRef],
])('an extra that throws %s', (place, Faulty) => {
  it('goes away alone, and is logged once by its name', () => {
    const name = `menu, ${place}`;
    const page = (
      <>
        <p>What is being read</p>
        <Extra name={name}>
          <Faulty />
        </Extra>
        <Extra name={name}>
          <Faulty />
        </Extra>
        <Extra name="another">
          <button>Search</button>
        </Extra>
      </>
    );
    render(page);
    expect(screen.getByText('What is being read')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    expect(named()).toEqual([[name, fault]]);
  });

  it('leaves its fallback', () => {
    const Menu = asExtra(`list, ${place}`, Faulty, ({ label }: { label?: string }) => (
      <p>{label}</p>
    ));
    render(<Menu label="Plain list" />);
    expect(screen.getByText('Plain list')).toBeVisible();
  });

  it('goes away alone in a prerendered page too', async () => {
    const container = document.body.appendChild(document.createElement('main'));
    const page = (children: ReactNode) => (
      <>
        <p>What is being read</p>
        <Extra name={`hydrated, ${place}`}>{children}</Extra>
      </>
    );
    container.innerHTML = renderToString(page(<button>Menu</button>));
    await act(async () => hydrateRoot(container, page(<Faulty />), { onRecoverableError() {} }));
    expect(container).toHaveTextContent(/^What is being read$/);
    container.remove();
  });
});

test('an extra that throws later keeps what a reader has typed elsewhere', async () => {
  function Menu() {
    const [open, setOpen] = useState(false);
    if (open) throwFault();
    return <button onClick={() => setOpen(true)}>Menu</button>;
  }
  const onFailure = jest.fn();
  render(
    <>
      <input aria-label="Name" />
      <Extra name="opened menu" onFailure={onFailure}>
        <Menu />
      </Extra>
    </>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('an attempt returns what it got, and logs what it could not do, once', () => {
  expect(attempt('listener', () => 7)).toBe(7);
  expect(attempt('listener', throwFault)).toBeUndefined();
  expect(attempt('listener', throwFault)).toBeUndefined();
  expect(named()).toEqual([['listener', fault]]);
});
