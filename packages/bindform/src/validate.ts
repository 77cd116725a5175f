import type { ReactNode } from 'react';
import type { Rule, SchemaResult, StandardSchema } from './ruleTypes';

/** A rule of either kind, read as if it might be both. */
type AnyRule = Rule & Partial<StandardSchema>;

/** Rules as a list, whatever form they were given in. */
export const ruleList = (rules: unknown): AnyRule[] => [rules || []].flat() as AnyRule[];

/** Whether the rules ask for a value; schemas may have a method of that name. */
export const isRequired = (rules: unknown): boolean =>
  ruleList(rules).some((rule) => !rule['~standard'] && rule.required);

/** Whether something is a promise, of whatever making. */
export const isThenable = (value: unknown): value is Promise<unknown> =>
  typeof (value as Promise<unknown> | undefined)?.then === 'function';

/** A message, if there is something to show: booleans, `null` and empty strings are none. */
export const messageOf = (verdict: unknown): ReactNode =>
  [null, '', true, false].includes(verdict as null) ? undefined : (verdict as ReactNode);

/** What was thrown, as something that can be shown. */
const thrownText = (thrown: unknown): ReactNode =>
  (thrown as Error | undefined)?.message ?? String(thrown);

/** Whether there is nothing: also in a text, a list or a choice of files without length. */
const isEmpty = (value: unknown, isCheckbox: boolean): boolean =>
  value === undefined ||
  value === null ||
  (value as unknown[]).length === 0 ||
  (isCheckbox && value === false);

/**
 * Checks a value against rules in their order; the first failure wins.
 *
 * @param rules what the field was given
 * @param value the value now
 * @param isCheckbox whether the control is a checkbox, whose `false` counts as empty
 * @returns the message, or nothing when the value passes; a promise only when a rule gave one
 */
export function check(
  rules: unknown,
  value: unknown,
  isCheckbox: boolean,
): ReactNode | Promise<ReactNode> {
  const [rule, ...rest] = ruleList(rules);
  if (!rule) return undefined;
  const { required, '~standard': schema } = rule;
  const ask = () => {
    if (schema) return schema.validate(value);
    if (required && isEmpty(value, isCheckbox)) return required === true ? 'Required' : required;
    return rule.validator?.(value);
  };
  const decide = (verdict: unknown) =>
    messageOf(schema ? (verdict as SchemaResult).issues?.[0]?.message : verdict) ??
    check(rest, value, isCheckbox);
  try {
    const verdict = ask();
    return isThenable(verdict)
      ? (verdict.then(decide, thrownText) as Promise<ReactNode>)
      : decide(verdict);
  } catch (thrown) {
    return thrownText(thrown);
  }
}
