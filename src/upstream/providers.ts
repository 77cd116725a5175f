// Runs in the browser, and in Node when pages are prerendered.

/** The providers that the classic theme's Layout/Provider puts around a page. */
export {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';

/** Returns a date format for the page's language and calendar. */
export { useDateTimeFormat } from '@docusaurus/theme-common/internal';
