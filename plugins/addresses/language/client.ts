import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { attempt } from '@site/src/components/Extra/reportFailure';
import { restoreScroll } from './keepScroll';

if (ExecutionEnvironment.canUseDOM) attempt('scroll position', restoreScroll);
