import type { ReactNode } from 'react';
import type { Rule, StandardSchema, Verdict } from './types';

type AnyRule = Rule<never> | StandardSchema;

/** Rules as a list, whatever form they were given in. */
export const ruleList = (rules: unknown): readonly AnyRule[] =>
  rules ? ([rules as AnyRule].flat() as AnyRule[]) : [];

/** Whether the rules ask for a value. */
export const isRequired = (rules: unknown): boolean =>
  ruleList(rules).some((rule) => {
    const { required } = rule as Rule;
    // Schemas have a method of that name.
    return required && typeof required !== 'function';
  });

/** Whether something is a promise, of whatever making. */
export const isThenable = (value: unknown): value is Promise<unknown> =>
  typeof (value as Promise<unknown> | undefined)?.then === 'function';

/** A message, if there is something to show: booleans, `null` and empty strings are none. */
export const messageOf = (verdict: unknown): ReactNode =>
  verdict === null || verdict === '' || typeof verdict === 'boolean'
    ? undefined
    : (verdict as ReactNode);

/** What was thrown, as something that can be shown. */
const thrownText = (thrown: unknown): ReactNode =>
  thrown instanceof Error ? thrown.message : String(thrown);

const isEmpty = (value: unknown, isChecked: boolean): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && !value.length) ||
  (isChecked && value === false);

function ask(rule: AnyRule, value: unknown, isChecked: boolean): unknown {
  if ('~standard' in rule) {
    const message = ({ issues }: { issues?: readonly { message: string }[] }) =>
      issues?.[0]?.message;
    const result = rule['~standard'].validate(value);
    return isThenable(result) ? result.then(message as never) : message(result as never);
  }
  if (rule.required && isEmpty(value, isChecked)) {
    return rule.required === true ? 'Required' : rule.required;
  }
  return (rule.validator as ((given: unknown) => Verdict) | undefined)?.(value);
}

/**
 * Checks a value against rules in their order; the first failure wins.
 *
 * @param rules what the field was given
 * @param value the value now
 * @param isChecked whether the control is a checkbox, whose `false` counts as empty
 * @returns the message, or nothing when the value passes; a promise only when a rule gave one
 */
export function check(
  rules: unknown,
  value: unknown,
  isChecked: boolean,
): ReactNode | Promise<ReactNode> {
  const [rule, ...rest] = ruleList(rules);
  if (!rule) return undefined;
  const decide = (verdict: unknown) => messageOf(verdict) ?? check(rest, value, isChecked);
  try {
    const verdict = ask(rule, value, isChecked);
    return isThenable(verdict)
      ? (verdict.then(decide, thrownText) as Promise<ReactNode>)
      : decide(verdict);
  } catch (thrown) {
    return thrownText(thrown);
  }
}
