import { startTransition, type ReactNode } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { holdInput } from '../../boot/holdInput';
import { recordChanges } from '../../boot/recordChanges';
import HeldInput from './index';

jest.mock('@theme/RetryPanel', () => () => null, { virtual: true });
jest.mock('@docusaurus/useIsBrowser', () => () => true);

const renders = jest.fn();

/** A component that takes so long that React lets the browser handle events after it. */
function Slow(): ReactNode {
  const end = performance.now() + 60;
  while (performance.now() < end);
  renders();
  return <h1>Title</h1>;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('leaves a translated page translated that is pressed while React hydrates it', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = '<div id="__docusaurus"><h1>Title</h1><p>Text</p></div>';
  window.heldInput = { ...holdInput(() => undefined), changes: recordChanges() };
  const title = screen.getByRole('heading');
  title.firstChild!.replaceWith('Titel');
  startTransition(() => {
    hydrateRoot(
      document.getElementById('__docusaurus')!,
      <HeldInput>
        <Slow />
        <p>Text</p>
      </HeldInput>,
    );
  });
  while (!renders.mock.calls.length) await nextTask();
  expect(title).toHaveTextContent('Title');
  fireEvent.pointerDown(screen.getByText('Text'));
  expect(renders).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(title).toHaveTextContent('Titel'));
});
