import { translate } from '@docusaurus/Translate';

/** Said when code does not fit into a link. */
export const tooLongText = () =>
  translate({
    id: 'playground.tooLong',
    message: 'This code is too long for a link. Download the project and send that instead.',
    description: 'After the button that copies a link to the code',
  });

/** Said when a link with code was copied. */
export const copiedLinkText = () =>
  translate({
    id: 'playground.copied',
    message: 'Link copied. It contains all of the code.',
    description: 'After the button that copies a link to the code',
  });
