/** True in the development build; the production build swaps this module for its opposite. */
export const DEV = true;
