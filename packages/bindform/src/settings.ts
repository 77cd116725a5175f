import type { RenderConfigTypes, SharedConfig, TriggerName } from './types';

/** Options of one item after the nearest of each has won. */
export type Settings = RenderConfigTypes<never, never>;

/** Lays options over each other, the nearest last; `undefined` counts as absent. */
export function settle(layers: object[]): Settings {
  const entries = layers.flatMap((layer) => Object.entries(layer));
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Whether a field is validated by itself at that moment. */
export const isTriggeredBy = (moment: TriggerName, { trigger = 'change' }: SharedConfig): boolean =>
  trigger.includes(moment);
