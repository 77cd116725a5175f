import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { recovery } from './guardRegistry';

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('online', recovery.networkReturned);
}

/** Tells the recovery from failed chunks when the reader waits for a route. */
const chunkRecovery: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation) recovery.navigationStarted();
  },
  onRouteDidUpdate() {
    recovery.navigationEnded();
  },
};

export default chunkRecovery;
