import { MESSAGES, type Slip } from './slip';

/** Slips in the messages of the interface. */
export const MESSAGE_SLIPS: Slip[] = [
  {
    what: 'a comma too many in messages',
    files: { [MESSAGES]: '{\n  "a": { "message": "A" },\n}\n' },
    at: `${MESSAGES}:3: `,
  },
  {
    what: 'a byte order mark in messages',
    files: { [MESSAGES]: '\uFEFF{}' },
    at: `${MESSAGES}:1: `,
  },
  {
    what: 'a message that is there twice',
    files: { [MESSAGES]: '{\n  "a": { "message": "A" },\n  "a": { "message": "B" }\n}\n' },
    at: `${MESSAGES}:3: `,
  },
  {
    what: 'a conflict of git in messages',
    files: {
      [MESSAGES]: '{\n<<<<<<< HEAD\n  "a": { "message": "A" }\n=======\n>>>>>>> other\n}\n',
    },
    at: `${MESSAGES}:2: `,
  },
  {
    what: 'a text in place of a message',
    files: { [MESSAGES]: '{\n  "a": { "message": "A" },\n  "b": "B"\n}\n' },
    at: `${MESSAGES}:3: `,
  },
  {
    what: 'a translation without the placeholder',
    files: { [MESSAGES]: '{ "count": { "message": "几个" } }' },
    at: `${MESSAGES}: `,
  },
  {
    what: 'a misspelt key of a message',
    files: { [MESSAGES]: '{\n  "count": { "message": "{count}", "descripton": "D" }\n}\n' },
    at: `${MESSAGES}:2: `,
  },
];
