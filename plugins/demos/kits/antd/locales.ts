import type { Locale } from 'antd/es/locale';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import 'dayjs/locale/zh-cn';

/** What antd says by itself, by the language of the page. */
const LOCALES: Record<string, Locale> = { 'zh-CN': zhCN };

/**
 * The texts of antd in a language, or its English ones.
 *
 * @param language BCP 47 tag of the page; empty if it is not known yet
 */
export const antdLocale = (language: string): Locale => LOCALES[language] ?? enUS;
