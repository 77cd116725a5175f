import type { RenderConfigTypes } from './types';

/** Options of one item after the nearest of each has won. */
export type Settings = RenderConfigTypes<never, never>;

/** Lays options over each other, the nearest last; `undefined` counts as absent. */
export function settle(layers: object[]): Settings {
  const result: Record<string, unknown> = {};
  for (const layer of layers) {
    for (const [key, value] of Object.entries(layer)) {
      if (value !== undefined) result[key] = value;
    }
  }
  return result as Settings;
}
