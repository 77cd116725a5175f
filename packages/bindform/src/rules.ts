import type { ReactNode } from 'react';
import { warnUnreadable } from './messages';
import { isObject } from './plain';
import { React } from './react';
import type { Rule, SchemaResult, StandardSchema } from './ruleTypes';
import type { Messages } from './types';
import type { Check } from './validation';

/** A rule of either kind, with the properties of both. */
type AnyRule = Rule & Partial<StandardSchema>;

/** Rules, normalized to a list. */
export const ruleList = (rules: unknown): AnyRule[] => [rules].flat().filter(Boolean) as AnyRule[];

/** Whether the rules ask for a value; schemas may have a method of that name. */
export const isRequired = (rules: unknown): boolean =>
  ruleList(rules).some((rule) => !rule['~standard'] && rule.required);

/** Whether something is thenable. */
export const isThenable = (value: unknown): value is Promise<unknown> =>
  typeof (value as Promise<unknown> | undefined)?.then === 'function';

/** Whether React can render it. */
const isNode = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isNode)
    : isObject(value)
      ? React.isValidElement(value)
      : typeof value !== 'function' && typeof value !== 'symbol';

/** Whether a message leaves nothing to render. */
const isNothing = (value: unknown): boolean =>
  [value].flat(9).every((each) => [undefined, null, '', true, false].includes(each as null));

/**
 * What was thrown or given, as something that can be rendered: itself, or the message of an `Error`.
 * In place of anything else is the built-in message, with a warning (code BF009).
 */
export const thrownMessage = (thrown: unknown, messages?: Messages): ReactNode => {
  const message = (thrown as Error | null | undefined)?.message ?? thrown;
  if (!isNothing(message) && isNode(message)) return message as ReactNode;
  warnUnreadable(thrown);
  return messages?.invalid || 'Invalid';
};

/** The message to render; booleans, `null` and empty strings give `undefined`. */
export const messageOf = (given: unknown, messages?: Messages): ReactNode =>
  isNothing(given) ? undefined : thrownMessage(given, messages);

/** Whether a value is `undefined`, `null` or `NaN`, which a cleared number input gives. */
export const isMissing = (value: unknown): boolean =>
  [undefined, null, NaN].includes(value as null);

/** Whether a value is empty, including empty strings, lists and file selections. */
const isEmpty = (value: unknown, isCheckbox: () => boolean): boolean =>
  isMissing(value) || (value as unknown[]).length === 0 || (value === false && isCheckbox());

/** What rules are given besides the value. */
export interface RuleRun {
  check: Check;
  /** The built-in messages. */
  messages?: Messages | undefined;
  /** The data of the form. */
  model: Record<string, unknown>;
  /** Whether the control is a checkbox, whose `false` counts as empty. */
  isCheckbox: () => boolean;
  /** The current value, which may have changed during a debounce. */
  latest: () => unknown;
  /** Whether the check follows a change or a blur, and not a call or a submit. */
  isAutomatic?: boolean | undefined;
}

/**
 * Checks a value against rules in their order; the first failure wins. Without effect once the
 * check was aborted.
 *
 * @param rules rules of the field
 * @param value the value to check
 * @returns the message, or nothing when the value passes; a promise only when a rule gave one
 */
export const checkRules = (
  rules: unknown,
  value: unknown,
  run: RuleRun,
): ReactNode | Promise<ReactNode> => {
  const { check, model, isAutomatic, messages } = run;
  const [rule, ...rest] = ruleList(rules);
  if (!rule || check.isOver) return undefined;
  const { required, debounce, '~standard': schema } = rule;
  let checked = value;
  const ask = () => {
    if (schema) return schema.validate(value);
    if (required && isEmpty(value, run.isCheckbox)) {
      return required === true ? messages?.required || 'Required' : required;
    }
    return debounce && isAutomatic
      ? new Promise((resolve) => setTimeout(resolve, debounce)).then(() => {
          checked = run.latest();
          return checkRules(rule, checked, { ...run, isAutomatic: false });
        })
      : rule.validator?.(value, { signal: check.signal(), model });
  };
  const failed = (thrown: unknown) => thrownMessage(thrown, messages);
  const messageOfVerdict = (verdict: unknown) => {
    // An issue without a text is a failure, too.
    const issue = schema && (verdict as SchemaResult).issues?.[0];
    if (issue) return failed(issue.message);
    return (schema ? undefined : messageOf(verdict, messages)) ?? checkRules(rest, checked, run);
  };
  return check.track(() => {
    try {
      const verdict = ask();
      return isThenable(verdict)
        ? Promise.resolve(verdict).then(messageOfVerdict).catch(failed)
        : messageOfVerdict(verdict);
    } catch (thrown) {
      return failed(thrown);
    }
  });
};
