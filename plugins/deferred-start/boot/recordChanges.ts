import { DEMO, type Part } from './parts';

/** What browsers and their extensions change in a part of the page. */
export interface ForeignChanges {
  /** In their order; what the observer has not reported yet is missing. */
  records: MutationRecord[];
  observer: MutationObserver;
}

/** Records from now on how each part of the page is changed, for instance translated. */
export function recordChanges(): Map<Part, ForeignChanges> {
  const parts: [Part, Element][] = [...document.querySelectorAll(DEMO)].map((demo) => [demo, demo]);
  const page = document.getElementById('__docusaurus');
  if (page) parts.push([document, page]);
  return new Map(
    parts.map(([part, root]) => {
      const records: MutationRecord[] = [];
      const observer = new MutationObserver((made) => records.push(...made));
      observer.observe(root, { childList: true, characterDataOldValue: true, subtree: true });
      return [part, { records, observer }];
    }),
  );
}
