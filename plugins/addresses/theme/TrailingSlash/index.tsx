export { TrailingSlash as default } from '../../trailing-slash/TrailingSlash';
