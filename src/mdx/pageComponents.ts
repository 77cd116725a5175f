/** The attributes that a page may give to components of this site which it need not import. */
export const OWN_ATTRIBUTES: Record<string, string[]> = {
  API: ['id', 'only'],
  Demo: ['id', 'source'],
  DemoGrid: ['columns'],
  PageTab: ['value', 'label'],
  PageTabs: ['param', 'remember'],
  TypeSignature: ['id'],
  UsedIn: ['id'],
};

/** Those of them that are read as a text, and are left out in silence otherwise, with all texts where there are few. */
export const TEXT_ATTRIBUTES: Record<string, string[] | undefined> = {
  only: undefined,
  param: undefined,
  remember: undefined,
  source: ['beside'],
};

/** Components available without an import: from Docusaurus, and from `src/theme/MDXComponents.tsx`. */
export const WITHOUT_IMPORT = ['Details', 'Head', 'PageTab', 'PageTabs'];

/** Components that remark plugins import on pages that use them. */
export const IMPORTED_FOR_PAGES = Object.keys(OWN_ATTRIBUTES).filter(
  (name) => !WITHOUT_IMPORT.includes(name),
);
