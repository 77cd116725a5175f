import type { ClientModule } from '@docusaurus/types';
import { revealCurrentPage } from '@site/src/components/revealCurrentPage';

const sidebar: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    // The boot script has done it for the first page, which the reader may have scrolled since.
    if (previousLocation && previousLocation.pathname !== location.pathname) revealCurrentPage();
  },
};

export default sidebar;
