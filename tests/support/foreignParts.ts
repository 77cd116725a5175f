/**
 * Runs in a page: inserts what an attacker might.
 *
 * @param elsewhere origin of the site, whose other projects are as untrusted as other hosts
 * @param home address of the site
 */
export function addForeignParts([elsewhere, home]: [string, string]): void {
  const add = (name: string, properties: object) =>
    document.body.append(Object.assign(document.createElement(name), properties));
  const ran = "document.documentElement.dataset.ran = 'yes'";
  add('script', { textContent: ran });
  add('script', { src: `${elsewhere}/other-project/a.js` });
  add('script', { src: 'https://evil.example/a.js' });
  add('div', { innerHTML: `<img src="data:," onerror="${ran}">` });
  add('style', { textContent: 'body { color: red }' });
  add('link', { rel: 'stylesheet', href: `${elsewhere}/other-project/a.css` });
  add('iframe', { src: `${home}intro/start` });
  add('img', { src: 'https://evil.example/a.png' });
  add('object', { data: `${home}favicon.svg` });
  document.head.append(
    Object.assign(document.createElement('base'), { href: 'https://evil.example' }),
  );
  const form = Object.assign(document.createElement('form'), {
    action: 'https://evil.example',
    method: 'post',
  });
  document.body.append(form);
  fetch('https://evil.example').catch(() => undefined);
  // Text that is run later; what a driver evaluates is not subject to the policy.
  setTimeout(ran);
  try {
    form.submit();
  } catch {
    // Firefox throws where the others only report.
  }
}
