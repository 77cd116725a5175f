import { isSafeKey } from './path';
import { isPlain } from './plain';
import { batch } from './sources';

type Bag = Record<string, unknown>;

const isMergeable = (value: unknown): value is Bag => isPlain(value) && !Array.isArray(value);

/** Merges plain objects into a model in one batch; other values replace. */
export const mergeValues = (model: object, values: object): void => {
  batch(() => {
    for (const [key, next] of Object.entries(values)) {
      if (!isSafeKey(key)) continue;
      const previous = (model as Bag)[key];
      if (isMergeable(next) && isMergeable(previous)) mergeValues(previous, next);
      else (model as Bag)[key] = next;
    }
  });
};

/** Gives a model exactly the given values, in one batch. */
export const replaceValues = (model: object, values: object): void => {
  batch(() => {
    for (const key of Object.keys(model)) {
      if (!Object.hasOwn(values, key)) delete (model as Bag)[key];
    }
    Object.assign(model, values);
  });
};
