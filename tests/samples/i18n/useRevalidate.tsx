import { useEffect } from 'react';
import type { FieldPath, UseFormReturn } from 'bindform';

/** Validates the fields that show an error again when the language changes. */
export function useRevalidate<T extends object>(form: UseFormReturn<T>, language: string) {
  useEffect(() => {
    const shown = form.state.errors.flatMap(({ bindId }) => bindId || []) as FieldPath<T>[];
    if (shown.length > 0) form.validate(shown).catch(() => {});
  }, [form, language]);
}
