import { version } from 'react';

jest.mock('scheduler', () => {
  const actual = jest.requireActual<Record<string, unknown>>('scheduler');
  return {
    ...actual,
    unstable_scheduleCallback: jest.fn(actual.unstable_scheduleCallback as never),
  };
});

interface Production {
  createRoot: typeof import('react-dom/client').createRoot;
  flushSync: typeof import('react-dom').flushSync;
  useForm: typeof import('./index').useForm;
  schedule: jest.Mock;
}

/** React and the library as in production: in development, React posts a task after every render. */
function production(): Production {
  const environment = process.env.NODE_ENV;
  let found!: Production;
  try {
    Object.assign(process.env, { NODE_ENV: 'production' });
    jest.isolateModules(() => {
      found = {
        createRoot: jest.requireActual<Production>('react-dom/client').createRoot,
        flushSync: jest.requireActual<Production>('react-dom').flushSync,
        useForm: jest.requireActual<Production>('./index').useForm,
        schedule: jest.requireMock<{ unstable_scheduleCallback: jest.Mock }>('scheduler')
          .unstable_scheduleCallback,
      };
    });
  } finally {
    Object.assign(process.env, { NODE_ENV: environment });
  }
  return found;
}

// React 18 brings its own scheduler, which this test does not see.
(version >= '19' ? it : it.skip)('what is typed renders without a task of React afterwards', () => {
  const { createRoot, flushSync, useForm, schedule } = production();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let typed!: { a: string };
  function Host() {
    const { model, render } = useForm({ a: '' });
    typed = model;
    return render('a', { rules: { required: true } })(<input />);
  }
  flushSync(() => root.render(<Host />));
  expect(schedule).toHaveBeenCalled();
  schedule.mockClear();
  const input = container.querySelector('input')!;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  for (const text of ['x', 'xy']) {
    set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(input).toHaveValue(text);
    expect(typed.a).toBe(text);
  }
  expect(schedule).not.toHaveBeenCalled();
  flushSync(() => root.unmount());
  container.remove();
});
