import type { ClientModule } from '@docusaurus/types';
import { clearLoading, setLoading } from './loadingFlag';

/**
 * Turns the loading flag on while a route loads. Stands in for the classic theme's
 * client module of the same task, whose bar has no name and no role.
 */
const loading: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && previousLocation.pathname !== location.pathname) setLoading();
  },
  onRouteDidUpdate() {
    clearLoading();
  },
};

export default loading;
