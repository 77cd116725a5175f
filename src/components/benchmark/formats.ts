import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import { attempt } from '../Extra/reportFailure';

/** Formatters of figures in the page's language. */
export interface Formats {
  /** Formats a time in ms, without its unit, to three digits. */
  time: (ms: number) => string;
  /** Formats a size in bytes as thousands, without its unit. */
  kilobytes: (bytes: number) => string;
  /** Formats a count. */
  count: (things: number) => string;
  /** Formats a date such as `2030-01-02`. */
  day: (isoDate: string) => string;
}

/** Returns the formatters for the page's language. */
export function useFormats(): Formats {
  const { currentLocale } = useDocusaurusContext().i18n;
  const number = (options: Intl.NumberFormatOptions): ((value: number) => string) =>
    attempt('number format', () => new Intl.NumberFormat(currentLocale, options).format) ?? String;
  return {
    time: number({ minimumSignificantDigits: 2, maximumSignificantDigits: 3 }),
    kilobytes: (bytes) =>
      number({ minimumFractionDigits: 1, maximumFractionDigits: 1 })(bytes / 1000),
    count: number({ maximumFractionDigits: 0 }),
    day: (isoDate) =>
      attempt('date format', () =>
        new Intl.DateTimeFormat(currentLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(isoDate),
        ),
      ) ?? isoDate,
  };
}
