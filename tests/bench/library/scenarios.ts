/** The groups of actions. Each is measured on its own page, so that a slow one ends no other. */
export const SCENARIOS = ['life', 'typing', 'dependent', 'checks', 'submit', 'rows'] as const;

/** Name of a group of actions. */
export type Scenario = (typeof SCENARIOS)[number];
