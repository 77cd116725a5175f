import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { restoreScroll } from './keepScroll';

if (ExecutionEnvironment.canUseDOM) restoreScroll();
