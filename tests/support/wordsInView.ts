/** Runs in a page: returns the first highlighted words in view below the navbar, and whether the focus is in their section. */
export function wordsInView(section: string) {
  const navbar = document.querySelector('.navbar')!.clientHeight;
  const inView = [...((CSS.highlights.get('search') ?? []) as unknown as Iterable<Range>)].find(
    (range) => {
      const { top, bottom, left, right, height } = range.getBoundingClientRect();
      return height && top >= navbar && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    },
  );
  const { activeElement } = document;
  const hasFocus =
    activeElement === document.getElementById(section) ||
    Boolean(inView && activeElement?.contains(inView.startContainer));
  return hasFocus && inView?.toString();
}
