import { translate } from '@docusaurus/Translate';

/** Name of the button that opens an online editor in the page. Every demo has it, so it is on most pages. */
export const runHereLabel = () =>
  translate({
    id: 'onlineEditors.run',
    message: 'Run here',
    description: 'Button that opens an online editor in the page',
  });

/** What that button sends where. */
export const runHereHint = () =>
  translate({
    id: 'onlineEditors.hint',
    message: 'Loads StackBlitz (stackblitz.com) into this page and sends it the demo.',
    description: 'Next to the button that opens an online editor in the page',
  });
