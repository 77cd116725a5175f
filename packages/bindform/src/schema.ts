import type { ReactNode } from 'react';
import { clone } from './copy';
import type { FormCore } from './coreTypes';
import type { FieldError } from './methodTypes';
import { observe } from './observe';
import { isObject } from './plain';
import { isThenable, thrownMessage } from './rules';
import type { SchemaIssue, SchemaResult } from './ruleTypes';
import { isManual } from './settings';
import { createValidation, type Validation, type Verdict } from './validation';
import { replaceValues } from './values';

/** The validation of a form by its schema. */
export interface SchemaCheck {
  validation: Validation<FieldError[]>;
  /**
   * The first message for each mounted path, observed. Under the empty path is the first one that
   * no mounted field can show.
   */
  issueByPath: Record<string, ReactNode>;
  /** A copy of the data. */
  currentValue: () => object;
  /** Checks data by the schema of the form; by default the present one. */
  check: (values?: object) => Promise<Verdict<FieldError[]>>;
  /** The first issue that no mounted field can show, once the form was validated as a whole. */
  error: () => ReactNode;
  /** Clears all issues, and supersedes the pending check. */
  dismiss: () => void;
  /** The output of the schema for data that passed it. */
  outputOf: (values: object) => unknown;
}

/** The path of an issue, and the paths above it, the nearest first. */
const placesOf = ({ path = [] }: SchemaIssue): string[] => {
  const keys = path.map((part) => String(isObject(part) ? part.key : part));
  return keys.map((_, index) => keys.slice(0, keys.length - index).join('.'));
};

/**
 * Validates the data of a form by the schema among its options.
 *
 * @param form the form, whose fields show the issues
 */
export const createSchemaCheck = (
  form: Pick<FormCore<never>, 'model' | 'registry' | 'schema'>,
): SchemaCheck => {
  const outputs = new WeakMap<object, unknown>();
  const issueByPath = observe<SchemaCheck['issueByPath']>({});
  const currentValue = () => clone<object>(form.model);

  const publish = (found: readonly SchemaIssue[]): FieldError[] => {
    const mounted = new Set([...form.registry].map(({ bindId }) => bindId));
    const shown = new Map<string, ReactNode>();
    const errors = found.map((issue) => {
      const places = placesOf(issue);
      const message = thrownMessage(issue.message);
      const place = places.find((bindId) => mounted.has(bindId)) ?? '';
      if (!shown.has(place)) shown.set(place, message);
      return { bindId: place || (places[0] ?? ''), message };
    });
    replaceValues(issueByPath, Object.fromEntries(shown));
    return errors;
  };

  const validation = createValidation<FieldError[]>(
    () => 'schema',
    () => {
      // A form without fields, such as one that is unmounted, shows no issues.
      const isAutomatic = [...form.registry].some(({ settings }) => !isManual(settings.trigger));
      if (isAutomatic) void schemaCheck.check();
    },
  );

  const schemaCheck: SchemaCheck = {
    validation,
    issueByPath,
    currentValue,
    check: (values) =>
      validation.check(({ signal, track }) => {
        const live = track(currentValue);
        const given = values ?? live;
        const receive = ({ issues: found = [], value = given }: SchemaResult) => {
          outputs.set(given, value);
          const errors = signal.aborted ? [] : publish(found);
          return errors.length ? errors : undefined;
        };
        const fail = (message: unknown) => receive({ issues: [{ message } as SchemaIssue] });
        try {
          const result = form.schema?.['~standard'].validate(given) ?? {};
          if (!isThenable(result)) return receive(result);
          // Issues of earlier data are out of date.
          replaceValues(issueByPath, {});
          return (result as Promise<SchemaResult>).then(receive).catch(fail);
        } catch (error) {
          return fail(error);
        }
      }),
    error: () => (validation.read().isJudged ? issueByPath[''] : undefined),
    dismiss() {
      validation.dismiss();
      replaceValues(issueByPath, {});
    },
    outputOf: (values) => outputs.get(values),
  };
  return schemaCheck;
};
