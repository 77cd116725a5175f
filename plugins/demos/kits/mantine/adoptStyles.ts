import styles from '@demo-kits/mantine.json';

// In place of `@mantine/core/styles.css`, which would be in the stylesheet of every page. A constructed
// sheet needs no permission of the page's policy.
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
