import type { PageKind } from '../support/pageKinds';
import type { SiteLocale } from '../support/site';

/** One screenshot of the review. */
export interface Screen {
  kind: PageKind;
  locale: SiteLocale;
  mode: 'light' | 'dark';
  /** Size of the window (px). */
  viewport: { width: number; height: number };
  /** Name of its file. */
  file: string;
}

const figure = ({ locale, mode, viewport, file }: Screen) => `
    <figure>
      <a href="${file}"><img src="${file}" alt="" loading="lazy" height="400"></a>
      <figcaption>${locale.id}, ${mode}, ${viewport.width} px</figcaption>
    </figure>`;

/** A page that shows all screenshots, those of one kind of page side by side. */
export function indexPage(screens: Screen[]): string {
  const kinds = [...new Set(screens.map(({ kind }) => kind))];
  const rows = kinds.map(
    (kind) => `
  <h2>${kind.name}</h2>
  <div>${screens
    .filter((screen) => screen.kind === kind)
    .map(figure)
    .join('')}
  </div>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { font: 16px system-ui; margin: 2rem }
  div { display: flex; gap: 1rem; overflow-x: auto }
  figure { margin: 0 }
  img { border: 1px solid gray }
</style>
<body>
  <h1>Screens</h1>${rows.join('')}
</body>
</html>
`;
}
