import { translate } from '@docusaurus/Translate';

/** Said when code does not fit into a link. */
export const tooLongText = () =>
  translate({
    id: 'playground.tooLong',
    message: 'This code is too long for a link. Download the project and send that instead.',
    description: 'After the button that copies a link to the code',
  });

/** Above a link to copy by hand. */
export const promptText = () =>
  translate({
    id: 'copyButton.prompt',
    message: 'Copying is not available here. Copy the text by hand:',
    description: 'Above the text, in a prompt, where the clipboard is refused',
  });

/** Said when a link with code was copied. */
export const copiedLinkText = () =>
  translate({
    id: 'playground.copied',
    message: 'Link copied. It contains all of the code.',
    description: 'After the button that copies a link to the code',
  });
