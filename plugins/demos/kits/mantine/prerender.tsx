import styles from '@demo-kits/mantine.json';
import type { KitPrerender } from '../../prerender/kitPrerender';

/** Mantine's styles are the same for every demo; a later step of the build reduces them to those of the page. */
const prerenderMantine: KitPrerender = (render) => ({
  html: render((demo) => demo),
  styles: `<style data-prerendered>${styles}</style>`,
});

export default prerenderMantine;
