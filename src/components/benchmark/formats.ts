import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import { attempt } from '../Extra/reportFailure';

/** Ways to write figures in the page's language. */
export interface Formats {
  /** A time in ms, without its unit: three digits say all that a reader can compare. */
  time: (ms: number) => string;
  /** A size in bytes, in thousands of them, without its unit. */
  kilobytes: (bytes: number) => string;
  /** A number of things. */
  count: (things: number) => string;
  /** A day, given as `2030-01-02`. */
  day: (isoDate: string) => string;
}

/** Formats of figures in the page's language. */
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
