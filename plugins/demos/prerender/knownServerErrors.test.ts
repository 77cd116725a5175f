import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { knownServerError } from './knownServerErrors';

describe('knownServerError', () => {
  it('knows what React says of a portal', () => {
    const target = { nodeType: 1 } as unknown as Element;
    let error: unknown;
    try {
      renderToString(createPortal('x', target));
    } catch (thrown) {
      error = thrown;
    }
    expect(knownServerError(error)).toBe('it opens a portal while rendering');
  });

  it.each([
    ['ReactDOM.findDOMNode is not a function', 'it calls findDOMNode'],
    ['useLayoutEffect does nothing on the server, because …', 'it relies on a layout effect'],
  ])('knows: %s', (message, reason) => {
    expect(knownServerError(new Error(message))).toBe(reason);
  });

  it.each([['window is not defined'], ['Cannot read properties of undefined']])(
    'takes for a fault: %s',
    (message) => {
      expect(knownServerError(new ReferenceError(message))).toBeUndefined();
    },
  );
});
