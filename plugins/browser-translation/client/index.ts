import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { tolerateMovedNodes } from './tolerateMovedNodes';

if (ExecutionEnvironment.canUseDOM) tolerateMovedNodes(Node.prototype);
