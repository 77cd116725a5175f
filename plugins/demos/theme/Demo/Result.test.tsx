import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import type { DemoModule } from '../../types';
import { Result } from './Result';
import type { DemoIsland } from './useIsland';

jest.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: { message: string }) => message,
}));
jest.mock('@docusaurus/useDocusaurusContext', () =>
  jest.requireActual('@site/tests/support/docusaurus/useDocusaurusContext'),
);

const demo = { id: 'start-basic', hasForm: false } as DemoModule;

function show() {
  const island: DemoIsland = {
    host: createRef(),
    inspector: createRef(),
    live: false,
    failure: 'offline',
    reset: () => undefined,
    retry: () => undefined,
  };
  const { rerender } = render(<Result demo={demo} island={island} />);
  const focused = jest.spyOn(island.host.current!, 'focus');
  const run = () =>
    rerender(<Result demo={demo} island={{ ...island, live: true, failure: undefined }} />);
  return { focused, run };
}

test('the focus on Retry goes to the preview when the demo runs at last', () => {
  const { focused, run } = show();
  screen.getByRole('button').focus();
  run();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(focused).toHaveBeenCalledTimes(1);
});

test('a focus elsewhere stays there', () => {
  const { focused, run } = show();
  run();
  expect(focused).not.toHaveBeenCalled();
});
