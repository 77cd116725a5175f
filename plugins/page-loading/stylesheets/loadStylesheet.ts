function load(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    // Without it the app works, in the styles of the prerendered page.
    link.onerror = () => resolve();
    link.onload = () => {
      // It has those rules too: twice, they would slow down every change of styles.
      document.querySelector('link[href*="/prerendered."]')?.remove();
      resolve();
    };
    link.removeAttribute('type');
  });
}

let loaded: Promise<unknown> | undefined;

/** Requests the stylesheet of the app once, and waits for it. Resolves also if it fails to load. */
export function loadStylesheet(): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[type="text/deferred"]');
  return (loaded ??= Promise.all([...links].map(load)));
}
