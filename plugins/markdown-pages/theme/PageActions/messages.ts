import { translate } from '@docusaurus/Translate';

/** The words of the actions next to the title of a page. */
export const messages = () => ({
  copy: translate({
    id: 'markdownPages.copy',
    message: 'Copy page as Markdown',
    description: 'Button next to the title of a page',
  }),
  open: translate({
    id: 'markdownPages.open',
    message: 'Open as Markdown',
    description: 'Link next to the title of a page',
  }),
  feed: translate({
    id: 'markdownPages.feed',
    message: 'Atom feed',
    description: 'Link next to the title of the changelog: its feed, for feed readers',
  }),
  copied: translate({
    id: 'markdownPages.copied',
    message: 'Copied',
    description: 'Shown for two seconds after a page was copied',
  }),
  failed: (why: string) =>
    translate(
      {
        id: 'markdownPages.failed',
        message: 'The Markdown of this page could not be loaded. {why}',
        description: 'Shown where a page could not be copied, because its Markdown did not arrive',
      },
      { why },
    ),
  prompt: translate({
    id: 'markdownPages.prompt',
    message: 'Copying is not available here. Copy the text by hand:',
    description: 'Above the Markdown of a page, in a prompt, where the clipboard is refused',
  }),
});
