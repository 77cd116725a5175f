import type { ReactNode } from 'react';
import { inDocumentOrder } from './element';
import type { Item } from './coreTypes';
import { message } from './messages';
import type { ValidationError } from './methodTypes';
import { SUPERSEDED, type Verdict } from './validation';

/** The text of a message, to be read where no node can be shown. */
const textOf = (node: ReactNode): string => {
  const { props } = Object(node) as { props?: { children?: ReactNode } };
  if (props) return textOf(props.children);
  return Array.isArray(node) ? node.map(textOf).join('') : String(node ?? '');
};

/** The error of a run that is not valid: every failure in document order, or code BF006. */
export const errorOf = (items: Item[], verdicts: Verdict[] = []): ValidationError => {
  const failing = items.filter(
    (_, index) => verdicts[index] !== undefined && verdicts[index] !== SUPERSEDED,
  );
  const errors = inDocumentOrder(failing).map((item) => ({
    bindId: item.bindId,
    message: verdicts[items.indexOf(item)],
  }));
  const [first] = errors;
  return Object.assign(new Error(first ? textOf(first.message) : message('BF006')), {
    errors,
    code: first ? undefined : ('BF006' as const),
  });
};

/**
 * One validation run. The values are copied before the first rule runs, so what is written
 * during the run does not count. Its result is one of three: valid, invalid (an error with the
 * failures) or superseded (an error with the code BF006). Only a valid run may be followed by a
 * submit.
 *
 * @param items the fields to validate
 * @param isFollowing whether a superseded run takes the verdict of the one that superseded it
 * @returns nothing for each item when all is valid; rejects with the error otherwise
 */
export const runValidation = async (items: Item[], isFollowing?: boolean): Promise<void[]> => {
  const values = items.map((item) => item.currentValue());
  const settle = async (checks: unknown[]): Promise<Verdict[]> => {
    const verdicts = (await Promise.all(checks)) as Verdict[];
    const latest = items.map(({ validation }) => validation.verdict);
    const isFollowed =
      isFollowing &&
      verdicts.includes(SUPERSEDED) &&
      latest.some((check, index) => check !== checks[index]);
    return isFollowed ? settle(latest) : verdicts;
  };
  const verdicts = await settle(items.map((item, index) => item.check(values[index])));
  if (verdicts.some((verdict) => verdict !== undefined)) throw errorOf(items, verdicts);
  return verdicts as undefined[];
};
