export { LoadingBar as default } from '../../loading-bar/LoadingBar';
