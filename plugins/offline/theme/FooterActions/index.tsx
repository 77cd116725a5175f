export { default } from '../KeepOffline';
