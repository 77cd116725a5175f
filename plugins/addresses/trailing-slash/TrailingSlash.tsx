import { useTrailingSlash } from './useTrailingSlash';

/** {@link useTrailingSlash} as an element, so that its failure can be kept to itself. */
export function TrailingSlash(): null {
  useTrailingSlash();
  return null;
}
