import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPreviewFrame } from './previewFrame';
import { EMPTY_PREVIEW } from './preview';
import { PreviewPane } from './PreviewPane';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);

// Not implemented by jsdom. Nothing is sent here.
const port = () => ({
  addEventListener: () => undefined,
  start: () => undefined,
  postMessage: () => undefined,
  close: () => undefined,
});
Object.assign(globalThis, {
  MessageChannel: class {
    port1 = port();
    port2 = port();
  },
});

/** The code is a text box in a shadow root. */
function attachCode(element: HTMLDivElement | null): void {
  const code = document.createElement('div');
  code.setAttribute('role', 'textbox');
  code.tabIndex = 0;
  element?.attachShadow({ mode: 'open' }).append(code);
}

it('puts the focus of a frame that goes where nothing can be typed', async () => {
  const host = createRef<HTMLDivElement>();
  render(
    <div data-live-editor>
      <PreviewPane host={host} preview={EMPTY_PREVIEW} failures={[]} />
      <div ref={attachCode} data-code-editor />
    </div>,
  );
  const frame = openPreviewFrame({
    host: host.current!,
    document: 'about:blank',
    title: 'Preview',
    bundle: { entry: '', files: {}, packages: {}, chunks: {}, kits: [] },
    colorMode: 'light',
    language: 'en-US',
    onMessage: () => undefined,
    onStarving: () => undefined,
    onDelay: () => undefined,
    onEnd: () => undefined,
  });
  frame.setVisible(true);
  screen.getByTitle('Preview').focus();
  frame.close();
  await userEvent.keyboard('lo');
  expect(document.activeElement).toBe(host.current);
});
