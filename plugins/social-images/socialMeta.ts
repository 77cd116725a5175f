import { CARD_SIZE } from './card';

const escaped = (text: string) =>
  text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Puts an image's metadata at the end of a page's head (https://ogp.me).
 *
 * @param html the built page
 * @param image full address of the image
 * @param alt what the image says
 */
export function withSocialMeta(html: string, image: string, alt: string): string {
  const tags = [
    ['property', 'og:image', image],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(CARD_SIZE.width)],
    ['property', 'og:image:height', String(CARD_SIZE.height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:image', image],
    ['name', 'twitter:image:alt', alt],
  ].map(([key, name, content]) => `<meta ${key}="${name}" content="${escaped(content)}">`);
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}
