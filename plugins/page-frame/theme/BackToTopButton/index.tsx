// Wraps BackToTopButton of @docusaurus/theme-classic 3.10, where a failure in it would take the page along.
import { asExtra } from '@site/src/components/Extra';
import BackToTopButton from '@theme-init/BackToTopButton';

export default asExtra('back-to-top button', BackToTopButton);
