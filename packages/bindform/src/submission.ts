import { inDocumentOrder } from './element';
import type { FormCore, Item } from './coreTypes';
import { warnOfSubmit } from './messages';
import { thrownMessage } from './rules';
import { runValidation } from './run';
import { batch } from './sources';

/** Data and callbacks of a submit. */
export interface Submission {
  form: FormCore<never>;
  items: Item[];
  /** A copy of the data. */
  values: object;
  /** Called once the data is valid, with the output of the schema or the data. */
  send: (output: unknown) => unknown;
  /** Gets what stopped the submit; without it, the form shows what `send` threw. */
  onError?: (error: unknown) => void;
}

/** Puts the focus on the first of the items in document order that can take it. */
const focusFirst = (items: Item[]): void => {
  inDocumentOrder(items).some(({ element }) => element.focus());
};

/** Whether an error says only that a validation was superseded, which is nothing to show. */
const isSuperseded = (error: unknown): boolean =>
  (error as { code?: unknown } | null | undefined)?.code === 'BF006';

/** Submits; what it throws becomes the error of the form, which stays usable. */
const sendSafely = async ({ form, send, onError }: Submission, output: unknown): Promise<void> => {
  try {
    await send(output);
  } catch (error) {
    if (onError) onError(error);
    else if (!isSuperseded(error)) {
      warnOfSubmit(error);
      form.whole.validation.show({ manual: thrownMessage(error, form.sharedSettings().messages) });
    }
  }
};

/**
 * Validates and sends, unless a submit is under way already. Only a valid outcome sends; an invalid
 * or a superseded one does not.
 */
export const submit = async (submission: Submission): Promise<void> => {
  const { form, items, values, onError } = submission;
  const { state, whole } = form;
  if (state.isSubmitting) return;
  const start = document.activeElement;
  let isOver = false;
  // Once a rule has failed, the next submit may begin, although slow rules are still pending.
  const end = () => {
    if (!isOver) state.isSubmitting = false;
    isOver = true;
  };
  const focusFailed = (isFailed: (item: Item) => boolean) => {
    const active = document.activeElement;
    // Do not interrupt a user who has moved on; the focus of what is gone is at the page.
    const isElsewhere = active !== start && active !== document.body;
    const isOutdated = isOver && state.isSubmitting;
    if (!isElsewhere && !isOutdated) focusFirst(items.filter(isFailed));
  };
  batch(() => {
    state.isSubmitting = true;
    state.submitCount += 1;
    [whole, ...items].forEach(({ validation }) => validation.show({ manual: undefined }));
  });
  try {
    await runValidation({ items, form, values, isWhole: true, onFailure: end }).then(
      async () => {
        await sendSafely(submission, whole.outputOf(values));
        focusFailed((item) => item.validation.read().manual !== undefined);
      },
      (error: unknown) => {
        focusFailed((item) => item.error() !== undefined);
        onError?.(error);
      },
    );
  } finally {
    end();
  }
};
