/** The part of a change event's target that tells the value. */
interface Target {
  type?: string;
  multiple?: boolean;
  checked?: boolean;
  value?: unknown;
  files?: unknown;
  selectedOptions?: Iterable<{ value: string }>;
}

/**
 * The value that a control reports: by an event, read from its target as the kind of control asks,
 * or, from UI kits, as the argument itself.
 */
export function changeValue(event: unknown, tagType?: 'checkbox'): unknown {
  const target = (event as { target?: Target | null } | null | undefined)?.target;
  if (target === null || target === undefined || typeof target !== 'object') return event;
  const type = tagType ?? target.type;
  if (type === 'checkbox') return target.checked;
  if (type === 'file') return target.files;
  if (target.multiple && target.selectedOptions) {
    return Array.from(target.selectedOptions, (option) => option.value);
  }
  return target.value;
}
