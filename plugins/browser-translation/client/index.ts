import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { attempt } from '@site/src/components/Extra/reportFailure';
import { tolerateMovedNodes } from './tolerateMovedNodes';

if (ExecutionEnvironment.canUseDOM) {
  attempt('translated pages', () => tolerateMovedNodes(Node.prototype));
}
