/** The inner document, put in when the frame is bundled. */
declare const INNER_DOCUMENT: string;

/**
 * The outer of the two documents of the frame. No code of the reader's runs in it: its policy
 * (`frame-src 'none'`) is what keeps the inner document, where that code runs, from going anywhere.
 * It hands the page's port on to the inner document and does nothing else.
 */
function passPort(event: MessageEvent): void {
  const [port] = event.ports;
  if (event.source !== window.parent || !port) return;
  window.removeEventListener('message', passPort);
  const inner = document.createElement('iframe');
  inner.setAttribute('sandbox', 'allow-scripts allow-forms');
  inner.title = document.title;
  inner.srcdoc = INNER_DOCUMENT;
  inner.addEventListener(
    'load',
    () => inner.contentWindow?.postMessage({ type: 'port' }, '*', [port]),
    { once: true },
  );
  document.body.append(inner);
}

window.addEventListener('message', passPort);
