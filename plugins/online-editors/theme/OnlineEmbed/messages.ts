import { translate } from '@docusaurus/Translate';

/** Names of the buttons, in the page's language. */
export const buttonLabels = {
  close: () =>
    translate({
      id: 'onlineEditors.close',
      message: 'Close the editor',
      description: 'Button that closes the online editor in the page',
    }),
  retry: () =>
    translate({
      id: 'onlineEditors.retry',
      message: 'Retry',
      description: 'Button that tries again to connect to the online editor',
    }),
  newTab: () =>
    translate({
      id: 'onlineEditors.newTab',
      message: 'Open in a new tab',
      description: 'Button that opens the project in the online editor, in a new tab',
    }),
  download: () =>
    translate({
      id: 'onlineEditors.download',
      message: 'Download the project',
      description: 'Button that downloads the project as a ZIP archive',
    }),
  sendEdits: () =>
    translate({
      id: 'onlineEditors.sendEdits',
      message: 'Send my edits',
      description: "Button that pushes the reader's edited demo into the online editor",
    }),
};

/** What is said next to the buttons, in the page's language. */
export const notices = {
  preparing: () =>
    translate({
      id: 'onlineEditors.preparing',
      message: 'Preparing the project…',
      description: 'While the project for the online editor is made',
    }),
  connecting: () =>
    translate({
      id: 'onlineEditors.connecting',
      message: 'Connecting to the online editor…',
      description: 'While the online editor is asked to answer',
    }),
  attempt: (attempt: number, total: number) =>
    translate(
      {
        id: 'onlineEditors.attempt',
        message: 'attempt {attempt} of {total}',
        description: 'How often the online editor has been asked to answer',
      },
      { attempt, total },
    ),
  connected: () =>
    translate({
      id: 'onlineEditors.connected',
      message: 'Connected.',
      description: 'The online editor has answered',
    }),
  previewHint: () =>
    translate({
      id: 'onlineEditors.previewHint',
      message: 'If the preview stays empty, open the project in a new tab.',
      description: 'Some browsers let the online editor run projects only in a separate tab',
    }),
  timeout: () =>
    translate({
      id: 'onlineEditors.timeout',
      message:
        "Timeout: Unable to establish a connection with the embedded playground's virtual machine",
      description: 'The online editor has not answered any of 20 attempts',
    }),
  failed: (reason: string) =>
    translate(
      {
        id: 'onlineEditors.failed',
        message: 'The online editor could not be opened: {reason}',
        description: 'Reason: the message of the error',
      },
      { reason },
    ),
  sent: () =>
    translate({
      id: 'onlineEditors.sent',
      message: 'Your edits are in the editor.',
      description: 'After the edited demo was pushed into the online editor',
    }),
  unchanged: () =>
    translate({
      id: 'onlineEditors.unchanged',
      message: 'The editor already has your edits.',
      description: 'When there is nothing new to push into the online editor',
    }),
  noEdits: () =>
    translate({
      id: 'onlineEditors.noEdits',
      message: 'There is nothing to send: you have not edited this demo.',
      description: 'When the reader sends edits before having made any',
    }),
  notSent: (reason: string) =>
    translate(
      {
        id: 'onlineEditors.notSent',
        message: 'The editor did not accept your edits: {reason}',
        description: 'Reason: the answer of the online editor',
      },
      { reason },
    ),
  frameTitle: (title: string) =>
    translate(
      {
        id: 'onlineEditors.frameTitle',
        message: '{title}: online editor',
        description: 'Accessible name of the frame of the online editor',
      },
      { title },
    ),
};
