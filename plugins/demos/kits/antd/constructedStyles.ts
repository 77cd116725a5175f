/** Style elements outside the document, and the sheets that are in force in their place. */
const sheets = new Map<Element, { text: string; sheet: CSSStyleSheet }>();

function sheetOf(style: Element): CSSStyleSheet {
  const text = style.textContent;
  const known = sheets.get(style);
  if (known?.text === text) return known.sheet;
  const sheet = known?.sheet ?? new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(style, { text, sheet });
  return sheet;
}

/** Puts the styles of a container in force, in their order, and those that were removed out of force. */
function adopt(container: Element): void {
  const before = new Set([...sheets.values()].map(({ sheet }) => sheet));
  const others = document.adoptedStyleSheets.filter((sheet) => !before.has(sheet));
  for (const style of sheets.keys()) if (style.parentNode !== container) sheets.delete(style);
  document.adoptedStyleSheets = [...others, ...[...container.children].map(sheetOf)];
}

/**
 * A container for the style elements of a UI kit. It is not in the document: its styles are constructed sheets
 * (https://drafts.csswg.org/cssom/#dom-cssstylesheet-cssstylesheet), which the policy of the page need not allow,
 * unlike inline styles whose text is known only at run time.
 */
export function constructedStyles(): HTMLElement {
  const container = document.createElement('div');
  new MutationObserver(() => adopt(container)).observe(container, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return container;
}
