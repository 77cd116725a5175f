import type { SnippetGroup } from '../snippet';

const often = (act: string) => `${act} setInterval(() => { ${act} }, 50);`;

/** Keep the reader from leaving the place of the frame. */
export const SCROLLING: SnippetGroup = {
  title: 'hold the page where they are',
  snippets: [
    { name: 'scrollIntoView()', code: often(`stage.scrollIntoView({ block: 'center' });`) },
    { name: 'scrollIntoViewIfNeeded()', code: often('stage.scrollIntoViewIfNeeded(true);') },
    {
      name: 'focus()',
      code: `stage.tabIndex = 0; ${often('stage.blur(); stage.focus();')}`,
    },
    {
      name: 'a search for words',
      code: `stage.textContent = 'needle'; ${often(`find('needle');`)}`,
    },
    { name: 'an address of a place', code: `stage.id = 'place'; location.hash = 'place';` },
  ].map(({ name, code }) => ({ name: `holds the page by ${name}`, code, gesture: 'scroll' })),
};
