import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { clearLoading, setLoading } from './loadingFlag';
import { ignoreRepeatedPresses } from './repeatedPress';

if (ExecutionEnvironment.canUseDOM) ignoreRepeatedPresses();

/**
 * Sets the loading flag while a route loads. Replaces the client module of the classic theme, whose progress
 * bar has no accessible name and no role.
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
