import { HYDRATED, partOf, type Part } from './parts';

/** DOM changes that browsers and extensions make in a part of the page. */
export interface ForeignChanges {
  /** In order; without the records that the observer has not delivered yet. */
  records: MutationRecord[];
  observer: MutationObserver;
}

/** Starts to record the changes of each part of the page, such as a translation. */
export function recordChanges(): Map<Part, ForeignChanges> {
  return new Map(
    [...document.querySelectorAll(HYDRATED)].map((root) => {
      const records: MutationRecord[] = [];
      const observer = new MutationObserver((made) => records.push(...made));
      observer.observe(root, { childList: true, characterDataOldValue: true, subtree: true });
      return [partOf(root), { records, observer }];
    }),
  );
}
