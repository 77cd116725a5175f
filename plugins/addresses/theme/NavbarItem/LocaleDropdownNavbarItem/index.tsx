// Replaces @docusaurus/theme-classic 3.10 LocaleDropdownNavbarItem: that one is a link with the role
// of a button, opens by pointing, and loses the reader's place on the page.
import { asExtra } from '@site/src/components/Extra';
import { LanguageMenu } from '../../../language/LanguageMenu';

export default asExtra('language menu', LanguageMenu);
