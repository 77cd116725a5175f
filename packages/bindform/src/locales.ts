import type { Messages } from './types';

/** The built-in messages in English. @since 2.0.0 */
export const english: Messages = {
  required: 'Required',
  invalid: 'Invalid',
};

/** The built-in messages in Chinese. @since 2.0.0 */
export const chinese: Messages = {
  required: '必填',
  invalid: '内容无效',
};
