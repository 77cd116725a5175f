export { RetryPanel as default } from '../../chunk-recovery/RetryPanel';
