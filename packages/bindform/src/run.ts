import type { ReactNode } from 'react';
import { inDocumentOrder } from './element';
import type { Item } from './item';
import { message } from './messages';
import type { ValidationError } from './methodTypes';
import { SUPERSEDED, type Verdict } from './validation';

/** The text of a message, to be read where no node can be shown. */
function textOf(node: ReactNode): string {
  const { props } = Object(node) as { props?: { children?: ReactNode } };
  if (props) return textOf(props.children);
  return Array.isArray(node) ? node.map(textOf).join('') : String(node ?? '');
}

/** The error of a run that is not valid: every failure in document order, or code BF006. */
export function errorOf(items: Item[], verdicts: Verdict[] = []): ValidationError {
  const messages = new Map(items.map((item, index) => [item, verdicts[index] as ReactNode]));
  const isFailure = (item: Item) => ![undefined, SUPERSEDED].includes(messages.get(item) as never);
  const errors = inDocumentOrder(items.filter(isFailure)).map((item) => ({
    bindId: item.source.bindId,
    message: messages.get(item),
  }));
  const [first] = errors;
  return Object.assign(
    new Error(first ? textOf(first.message) : message('BF006', 'a reset, a clear or an unmount')),
    { errors, code: first ? undefined : ('BF006' as const) },
  );
}

/**
 * One validation run. The values are copied before the first rule runs, so what is written
 * meanwhile does not count. Its verdict is one of three: valid, invalid (an error with the
 * failures) or superseded (an error with the code BF006). Only a valid run may be followed by a
 * submit.
 *
 * @param items the fields to validate
 * @param isFollowing whether a superseded run takes the verdict of the one that superseded it
 * @returns nothing when all is valid, else the error
 */
export async function runValidation(
  items: Item[],
  isFollowing?: boolean,
): Promise<ValidationError | undefined> {
  const values = items.map((item) => item.value());
  let checks = items.map((item, index) => item.check(values[index]));
  for (;;) {
    const verdicts = await Promise.all(checks.map(({ verdict }) => verdict));
    const isSuperseded = verdicts.includes(SUPERSEDED);
    if (!isFollowing || !isSuperseded || !checks.some(({ next }) => next)) {
      return verdicts.some((verdict) => verdict !== undefined)
        ? errorOf(items, verdicts)
        : undefined;
    }
    checks = checks.map((check) => check.next ?? check);
  }
}

/** Validates; resolves, or rejects with the error of the run. */
export async function validateItems(items: Item[]): Promise<void[]> {
  const error = await runValidation(items, true);
  if (error) throw error;
  return items.map(() => undefined);
}
