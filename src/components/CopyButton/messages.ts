import { translate } from '@docusaurus/Translate';

/** Prompt above a text to copy by hand. */
export const promptText = () =>
  translate({
    id: 'copyButton.prompt',
    message: 'Copying is not available here. Copy the text by hand:',
    description: 'Above the text, in a prompt, where the clipboard is refused',
  });
