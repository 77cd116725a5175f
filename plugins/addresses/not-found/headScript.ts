/** The attribute of the root element that names the language of a not-found address. */
export const ADDRESS_LANGUAGE = 'data-address-language';

/** The custom property that the script sets for languages the address is not of: how their texts are shown. */
export const displayOf = (locale: string): string => `--not-found-${locale}`;

/** A language as the script knows it. */
export interface HomeOfLocale {
  locale: string;
  /** Base path of the language, with both slashes. */
  base: string;
  /** Value of the root element's `lang`. */
  htmlLang: string;
}

/**
 * The script that is first in 404.html. A static host answers every address it does not know
 * with that one file, so the script has to find out before the first paint what was asked for: a
 * page with a trailing slash is asked for again without it; anything else is not
 * found, in the language of its address. The origin is in front, since a path such as `//other/`
 * would name another host by itself. It keeps that language while React takes over, when the
 * bundle's own language comes and goes for a frame.
 */
export function notFoundScript(homes: HomeOfLocale[]): string {
  // The longest base path first: the default language's is the beginning of all others.
  const known = [...homes].sort((a, b) => b.base.length - a.base.length);
  // A script element must not be closed early by what it holds.
  const data = JSON.stringify(known).replace(/</g, '\\u003c');
  return String.raw`(function (homes) {
  var path = location.pathname;
  var isHome = homes.some(function (home) { return home.base === path; });
  if (!isHome && /.\/$/.test(path)) {
    location.replace(location.origin + path.replace(/\/+$/, '') + location.search + location.hash);
    return;
  }
  var home = homes.find(function (home) { return (path + '/').indexOf(home.base) === 0; });
  if (!home) return;
  var root = document.documentElement;
  function keepLanguage() {
    var prerendered = root.hasAttribute('${ADDRESS_LANGUAGE}');
    if (prerendered && root.lang !== home.htmlLang) root.lang = home.htmlLang;
  }
  root.setAttribute('${ADDRESS_LANGUAGE}', home.locale);
  homes.forEach(function (other) {
    if (other !== home) root.style.setProperty('${displayOf('')}' + other.locale, 'none');
  });
  keepLanguage();
  new MutationObserver(keepLanguage).observe(root, { attributeFilter: ['lang'] });
})(${data});`;
}
