import type { ReactNode } from 'react';
import { inDocumentOrder } from './element';
import type { FormCore, Item } from './coreTypes';
import { message } from './messages';
import type { FieldError, ValidationError } from './methodTypes';
import { batch } from './sources';
import { SUPERSEDED, type Verdict } from './validation';

/** The text of a message, to be read where no node can be shown. */
const textOf = (node: ReactNode): string => {
  const { props } = Object(node) as { props?: { children?: ReactNode } };
  if (props) return textOf(props.children);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return typeof node === 'boolean' ? '' : String(node ?? '');
};

/** Creates the error of a failed or superseded run. Without failures, its code is BF006. */
export const createError = (errors: FieldError[]): ValidationError => {
  const [first] = errors;
  return Object.assign(new Error(first ? textOf(first.message) : message('BF006')), {
    errors,
    code: first ? undefined : ('BF006' as const),
  });
};

/** What a run validates. */
export interface Run {
  /** The fields, by their rules. */
  items: Item[];
  /** The form, to validate its data by its schema as well. */
  form?: FormCore<never>;
  /** A copy of the data for the schema, unless it may make one itself. */
  values?: object;
  /** Whether issues of other fields count, too. */
  isWhole?: boolean;
  /** Whether a superseded run takes the verdict of the one that superseded it. */
  isFollowing?: boolean;
  /** Called as soon as a check does not pass, without waiting for the others. */
  onFailure?: () => void;
}

/** The failures in document order, and after them those that no field of the run shows. */
const failuresOf = ({ items, isWhole }: Run, verdicts: Verdict[], issues: FieldError[]) => {
  const issueOf = (item: Item) => {
    const isHere = ({ bindId }: { bindId: string }) => bindId === item.bindId;
    const issue = issues.find(isHere);
    // Of several fields with one path, the first shows it.
    return issue && items.find(isHere) === item ? issue.message : undefined;
  };
  const failing = items
    .map((item, index) => ({
      element: item.element,
      bindId: item.bindId,
      message: verdicts[index] ?? issueOf(item),
    }))
    .filter((each) => each.message !== undefined);
  const elsewhere = issues.filter(
    (issue) => isWhole && items.every(({ bindId }) => bindId !== issue.bindId),
  );
  return [
    ...inDocumentOrder(failing).map((each) => ({ bindId: each.bindId, message: each.message })),
    ...elsewhere,
  ];
};

/**
 * One validation run. The values are copied before the first rule runs, so what is written
 * during the run does not count. Its result is one of three: valid, invalid (an error with the
 * failures) or superseded (an error with the code BF006). Only a valid run may be followed by a
 * submit.
 *
 * @returns nothing for each item when all is valid; rejects with the error otherwise
 */
export const runValidation = async (run: Run): Promise<void[]> => {
  const { items, form, values, isWhole, isFollowing, onFailure } = run;
  const parts = form ? [...items, form.whole] : items;
  const copies = [...items.map((item) => item.currentValue()), values];
  const settle = async (checks: unknown[]): Promise<Verdict[]> => {
    const settled = checks.map(async (check) => {
      const verdict = (await check) as Verdict;
      if (verdict !== undefined) onFailure?.();
      return verdict;
    });
    const verdicts = await Promise.all(settled);
    const latest = parts.map(({ validation }) => validation.verdict);
    const isFollowed =
      isFollowing &&
      verdicts.includes(SUPERSEDED) &&
      latest.some((check, index) => check !== checks[index]);
    return isFollowed ? settle(latest) : verdicts;
  };
  const checks = batch(() => {
    if (form?.schema) items.forEach((item) => item.judge());
    if (isWhole) form?.whole.validation.show({ isJudged: true });
    return parts.map((part, index) => part.check(copies[index] as never));
  });
  const verdicts = await settle(checks);
  const issues = (verdicts[items.length] ?? []) as FieldError[];
  const errors = failuresOf(run, verdicts, issues);
  if (errors.length || verdicts.includes(SUPERSEDED)) throw createError(errors);
  return items.map(() => undefined);
};
