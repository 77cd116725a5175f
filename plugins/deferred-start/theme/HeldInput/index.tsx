import { useEffect } from 'react';

/** Does again what the reader did to the page, demos apart, before it was hydrated. Stands last in the root. */
export default function HeldInput(): null {
  useEffect(() => window.heldInput?.replay(document), []);
  return null;
}
