/** What a stable code stands for, for a message and for the page that explains it. */
export interface CodeEntry {
  /** Name of the situation. */
  title: string;
  /** What is wrong; `{}` stands for the culprit. */
  problem: string;
  /** What to do about it. */
  remedy: string;
}

/** Every warning and error of the library by its stable code. */
export const codes = {
  BF001: {
    title: 'Unknown bindId',
    problem: 'No mounted form item has the bindId "{}", so it was skipped.',
    remedy: 'Check the spelling, or render the item first.',
  },
  BF002: {
    title: 'Unsafe path segment',
    problem:
      'The path segment "{}" was refused, because writing it could change every object of the page.',
    remedy: 'Rename the field.',
  },
  BF003: {
    title: 'Watch cycle',
    problem:
      'The watch callback "{}" was stopped after 100 rounds, because it keeps changing what it watches.',
    remedy: 'Write the model only when the value differs from what it should be.',
  },
  BF004: {
    title: 'Item without bindId',
    problem: 'A <FormItem> has {}, but no bindId, so it is not controlled.',
    remedy: 'Give it the path of its field as bindId.',
  },
  BF005: {
    title: 'Outside of a form',
    problem: '{} was used outside of a form.',
    remedy:
      'Give it the contextProps that useForm returned, or call it in a component inside the <Form> that has them.',
  },
} satisfies Record<string, CodeEntry>;

/** A stable code. */
export type Code = keyof typeof codes;
