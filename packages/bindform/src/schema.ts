import type { ReactNode } from 'react';
import { clone } from './copy';
import type { FormCore } from './coreTypes';
import type { FieldError } from './methodTypes';
import { observe } from './observe';
import { isObject } from './plain';
import { isThenable, thrownMessage } from './rules';
import type { SchemaIssue, SchemaResult } from './ruleTypes';
import { isManual } from './settings';
import { Validation, type Verdict } from './validation';
import { replaceValues } from './values';

/** What a form has of a field: its errors, and the check of its data by the schema. */
export interface Whole {
  /** Stands for the form in lists of errors. */
  bindId: '';
  validation: Validation<FieldError[]>;
  /**
   * The first message of the schema for each field, by its `uid`, observed; the empty key has the first one that
   * no mounted field can show. Of several fields with one path, the first shows it.
   */
  issueByField: Record<string, ReactNode>;
  /** Checks data by the schema of the form, if it has one; by default the present data. */
  check: (values?: object) => Promise<Verdict<FieldError[]>>;
  /** The error of the form: one that was set, or once it was validated as a whole, an issue. */
  error: () => ReactNode;
  /** Clears all issues, and supersedes the pending check. */
  dismiss: () => void;
  /** What is sent for data that is valid: the output of the schema, if there was one. */
  outputOf: (values: object) => unknown;
}

/** The keys that lead to an issue. */
const keysOf = ({ path = [] }: SchemaIssue): string[] =>
  path.map((part) => String(isObject(part) ? part.key : part));

/**
 * The validation of a form as a whole.
 *
 * @param form the form, whose fields show the issues of its schema
 */
export const createWhole = (
  form: Pick<FormCore<never>, 'model' | 'registry' | 'schema' | 'sharedSettings'>,
): Whole => {
  const outputs = new WeakMap<object, unknown>();
  const issueByField = observe<Whole['issueByField']>({});

  const publish = (found: readonly SchemaIssue[]): FieldError[] => {
    const firstAt = new Map([...form.registry].reverse().map((item) => [item.bindId, item]));
    const shown: Whole['issueByField'] = {};
    const errors = found.map((issue) => {
      const message = thrownMessage(issue.message, form.sharedSettings().messages);
      const keys = keysOf(issue);
      const path = keys.join('.');
      // It is shown at its path, or else at the nearest one above it.
      while (keys.length && !firstAt.has(keys.join('.'))) keys.pop();
      const place = keys.join('.');
      shown[firstAt.get(place)?.uid ?? ''] ??= message;
      return { bindId: place || path, message };
    });
    replaceValues(issueByField, shown);
    return errors;
  };

  const validation = new Validation<FieldError[]>({
    bindId: 'schema',
    repeat() {
      // A form without fields, such as one that is unmounted, shows no issues.
      const isAutomatic = [...form.registry].some(({ settings }) => !isManual(settings.trigger));
      if (isAutomatic) void whole.check();
    },
  });

  const whole: Whole = {
    bindId: '',
    validation,
    issueByField,
    check: (values) =>
      validation.check((current) => {
        const { schema } = form;
        if (!schema) return undefined;
        const live = current.track(() => clone<object>(form.model));
        const given = values ?? live;
        const receive = ({ issues: found = [], value = given }: SchemaResult) => {
          outputs.set(given, value);
          const errors = current.isOver ? [] : publish(found);
          return errors.length ? errors : undefined;
        };
        const fail = (message: unknown) => receive({ issues: [{ message } as SchemaIssue] });
        try {
          const result = schema['~standard'].validate(given);
          if (!isThenable(result)) return receive(result);
          // Issues of earlier data are out of date.
          replaceValues(issueByField, {});
          return (result as Promise<SchemaResult>).then(receive).catch(fail);
        } catch (error) {
          return fail(error);
        }
      }),
    error() {
      const { manual, isJudged } = validation.read();
      return manual ?? (isJudged ? issueByField[''] : undefined);
    },
    dismiss() {
      validation.dismiss();
      replaceValues(issueByField, {});
    },
    outputOf: (values) => (outputs.has(values) ? outputs.get(values) : values),
  };
  return whole;
};
