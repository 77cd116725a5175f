import { BASE, type SiteLocale } from '../../support/site';

/** The place of an address, without base path and language: `intro/start`, `api/form-props#Form-onSubmit`. */
export function placeOf(link: string, locale: SiteLocale): string {
  return link.slice(BASE.length + locale.prefix.length);
}
