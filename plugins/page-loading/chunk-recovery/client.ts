import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { recovery } from './guardRegistry';

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('online', recovery.networkReturned);
}

/** Notifies the recovery when a navigation starts and ends. */
const chunkRecovery: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation) recovery.navigationStarted();
  },
  onRouteDidUpdate() {
    recovery.navigationEnded();
  },
};

export default chunkRecovery;
