export { LanguageOffer as default } from '../../language/LanguageOffer';
