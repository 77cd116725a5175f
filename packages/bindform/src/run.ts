import type { ReactNode } from 'react';
import { inDocumentOrder } from './element';
import type { Item } from './item';
import { message } from './messages';
import type { ValidationError } from './methodTypes';
import type { Check } from './validation';

/** What a validation run came to. Only a valid one may be followed by a submit. */
export type Outcome =
  | { status: 'valid' | 'superseded' }
  | { status: 'invalid'; errors: ValidationError['errors'] };

const verdictsOf = (checks: Check[]) => Promise.all(checks.map(({ verdict }) => verdict));

/**
 * One validation run. The values are copied before the first rule runs, so what is written
 * meanwhile does not count.
 *
 * @param items the fields to validate
 * @param isFollowing whether a superseded run takes the outcome of the one that superseded it
 */
export async function runValidation(items: Item[], isFollowing?: boolean): Promise<Outcome> {
  const values = items.map((item) => item.value());
  let checks = items.map((item, index) => item.check(values[index]));
  let verdicts = await verdictsOf(checks);
  const isSuperseded = () => verdicts.some((verdict) => verdict.isSuperseded);
  while (isFollowing && isSuperseded() && checks.some(({ next }) => next)) {
    checks = checks.map((check) => check.next ?? check);
    verdicts = await verdictsOf(checks);
  }
  const messages = new Map(items.map((item, index) => [item, verdicts[index].message]));
  const failing = inDocumentOrder(items.filter((item) => messages.get(item) !== undefined));
  if (failing.length) {
    const errors = failing.map((item) => ({
      bindId: item.source.bindId,
      message: messages.get(item),
    }));
    return { status: 'invalid', errors };
  }
  return { status: isSuperseded() ? 'superseded' : 'valid' };
}

/** The text of a message, to be read where no node can be shown. */
function textOf(node: ReactNode): string {
  const { props } = Object(node) as { props?: { children?: ReactNode } };
  if (props) return textOf(props.children);
  return Array.isArray(node) ? node.map(textOf).join('') : String(node ?? '');
}

/** What `validate` rejects with and a `<Form>` reports: every failure, or code BF006. */
export function errorOf(outcome: Outcome): ValidationError {
  const error =
    outcome.status === 'invalid'
      ? { errors: outcome.errors, code: undefined }
      : { errors: [], code: 'BF006' as const };
  const [first] = error.errors;
  const text = first
    ? textOf(first.message)
    : message('BF006', 'a reset, a clear or an unmount');
  return Object.assign(new Error(text), error);
}

/** Validates; resolves, or rejects with {@link errorOf} the outcome. */
export async function validateItems(items: Item[]): Promise<void[]> {
  const outcome = await runValidation(items, true);
  if (outcome.status === 'valid') return items.map(() => undefined);
  throw errorOf(outcome);
}
