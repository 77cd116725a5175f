import type { Documentation } from '../definitions';

/**
 * Copies definitions, or a part of them, with every documentation changed.
 *
 * @param value definitions as they come from the source
 * @param change gives the documentation to put in place
 */
export function mapDocumentation<Value>(
  value: Value,
  change: (documentation: Documentation) => Documentation,
): Value {
  if (Array.isArray(value)) return value.map((item) => mapDocumentation(item, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === 'documentation' ? change(inner as Documentation) : mapDocumentation(inner, change),
  ]);
  return Object.fromEntries(entries) as Value;
}
