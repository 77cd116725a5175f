import { translate } from '@docusaurus/Translate';
import type { Failure } from '../../protocol';

/** The words of the control that keeps pages for offline reading. */
export const messages = () => ({
  keep: translate({
    id: 'offline.keep',
    message: 'Keep for offline reading',
    description: 'Button that saves all pages of a language in the browser',
  }),
  saving: translate({
    id: 'offline.saving',
    message: 'Saving pages',
    description: 'Name of the progress bar while pages are saved',
  }),
  cancel: translate({
    id: 'offline.cancel',
    message: 'Cancel',
    description: 'Button that ends saving pages',
  }),
  kept: translate({
    id: 'offline.kept',
    message: 'Kept for offline reading',
    description: 'Shown once all pages of a language are saved',
  }),
  remove: translate({
    id: 'offline.remove',
    message: 'Remove',
    description: 'Button that deletes the saved pages',
  }),
  note: translate({
    id: 'offline.note',
    message: 'All pages, search and demos in this language. Live editing needs the network.',
    description: 'What is saved, below the button',
  }),
});

/** A size such as `4.2 MB`, in the language of the page. */
export function sizeText(bytes: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return format.format(bytes / 1e6);
}

/** How much is saved, such as `1.2 MB of 4.2 MB`. */
export const progressText = (done: string, total: string): string =>
  translate(
    {
      id: 'offline.progress',
      message: '{done} of {total}',
      description: 'How much of all pages is saved; both are sizes',
    },
    { done, total },
  );

/** Why pages could not be saved, and what to do. */
export function failureText(failure: Failure | 'refused'): string {
  switch (failure) {
    case 'network':
      return translate({
        id: 'offline.failed.network',
        message: 'A page could not be saved. Check your connection, then press again to continue.',
        description: 'Pages could not be saved because a request failed',
      });
    case 'space':
      return translate({
        id: 'offline.failed.space',
        message:
          'There is no storage space left for this site. Free up some space, then press again.',
        description: 'Pages could not be saved because the storage of the browser is full',
      });
    case 'changed':
      return translate({
        id: 'offline.failed.changed',
        message:
          'The site has just been updated. Reload the page in a few minutes and press again.',
        description: 'Pages could not be saved because the site was deployed meanwhile',
      });
    case 'refused':
      return translate({
        id: 'offline.failed.refused',
        message: 'This browser does not let the site save pages, for example in a private window.',
        description: 'Pages could not be saved because the browser does not allow it',
      });
  }
}
