import { useEffect } from 'react';

/** Props of a component that {@link styleSingleton} makes. */
interface SheetProps {
  styles: string;
  /** Whether later `styles` replace the first ones. */
  dynamic?: boolean;
}

/**
 * Replaces the function of this name of `react-style-singleton` 2.2, by which Radix locks the scrolling of a page: it
 * inserts a style element, whose text depends on the window, so no policy can list it. A constructed sheet needs no
 * permission.
 *
 * @returns a component whose styles are in force while at least one is mounted
 */
export function styleSingleton(): (props: SheetProps) => null {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  const add = (styles: string) => {
    users += 1;
    if (users > 1) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  };
  const remove = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
  return function Sheet({ styles, dynamic }: SheetProps): null {
    const key = dynamic && styles;
    useEffect(() => {
      add(styles);
      return remove;
      // Only dynamic styles may change, as in the original.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [key]);
    return null;
  };
}
