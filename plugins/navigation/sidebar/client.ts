import type { ClientModule } from '@docusaurus/types';
import { revealCurrentPage } from './revealCurrentPage';

const sidebar: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    // On the first page this is done by CSS, and the reader may have scrolled since.
    if (previousLocation && previousLocation.pathname !== location.pathname) revealCurrentPage();
  },
};

export default sidebar;
