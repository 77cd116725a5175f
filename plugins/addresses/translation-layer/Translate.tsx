// Stands in for @docusaurus/core 3.10 client/exports/Translate, which falls back to English without a
// word: here what is missing is reported, and the English text is marked as such.
import type { ReactNode } from 'react';
import type { InterpolateValues } from '@docusaurus/Interpolate';
import type { TranslateParam, TranslateProps } from '@docusaurus/Translate';
import {
  Translate as UpstreamTranslate,
  i18n,
  messages,
  translate as upstreamTranslate,
} from '@site/src/upstream/messages';
import { isUntranslated } from '@site/src/languages/isUntranslated';
import { missingTranslation, type MessageRequest } from './missingTranslation';

const { currentLocale, defaultLocale, localeConfigs } = i18n;
const reported = new Set<string>();

/** Says once, under `docusaurus start`, what is missing. */
function report(request: MessageRequest): void {
  if (process.env.NODE_ENV !== 'development') return;
  const sentence = missingTranslation(request, { locale: currentLocale, defaultLocale, messages });
  if (!sentence || reported.has(sentence)) return;
  reported.add(sentence);
  console.error(sentence);
}

/** The text of a message in the page's language, or in English where that is missing. */
export function translate<Str extends string>(
  param: TranslateParam<Str>,
  values?: InterpolateValues<Str, string | number>,
): string {
  report(param);
  return upstreamTranslate(param, values);
}

/** A message in the page's language, or in English, marked with its `lang`, where that is missing. */
export default function Translate<Str extends string>(props: TranslateProps<Str>): ReactNode {
  report({ id: props.id, message: props.children });
  const text = <UpstreamTranslate {...props} />;
  const english = props.children ?? '';
  const isEnglish =
    currentLocale !== defaultLocale && isUntranslated(english, messages[props.id ?? english]);
  return !isEnglish ? text : <span lang={localeConfigs[defaultLocale].htmlLang}>{text}</span>;
}
