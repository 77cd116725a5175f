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
      'The path segment "{}" was refused, because writing it would hide a method or change every object of the page.',
    remedy: 'Rename the field.',
  },
  BF003: {
    title: 'Infinite watch loop',
    problem:
      '"{}" was stopped after 100 rounds, because it keeps changing data that it watches or reads.',
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
      'Give it what useForm returned, or call it in a component inside a <Form> that has its contextProps.',
  },
  BF006: {
    title: 'Validation superseded',
    problem:
      'A validation was ended by a reset, a clear or an unmount before its rules had answered.',
    remedy: 'Validate again, or treat the code BF006 as "no answer".',
  },
  BF007: {
    title: 'Model is not a plain object',
    problem: 'A form was given {}.',
    remedy: 'Give it a plain object with the data of the form.',
  },
  BF008: {
    title: 'Endless data',
    problem: 'Data {}, so that part was left out.',
    remedy: 'Keep references between parts as ids, and the data of a form flat.',
  },
  BF009: {
    title: 'Unreadable message',
    problem: 'A rule or a method gave {} as a message, which cannot be shown.',
    remedy: 'Return or throw a text, an element or an Error with a message.',
  },
  BF010: {
    title: 'Rule without an answer',
    problem: 'A rule of "{}" has been pending for 10 seconds.',
    remedy: 'Give its request a time limit; until it settles, the form cannot be submitted.',
  },
  BF011: {
    title: 'Not a bindId',
    problem: 'A method was called with {} in place of a bindId, so it took all fields.',
    remedy: 'Give it a path, a list of paths, or nothing for all fields.',
  },
  BF012: {
    title: 'Submit failed',
    problem: 'onSubmit failed with {}, which the form shows as its error.',
    remedy:
      'Handle it in onSubmitError, or catch it and call setFormError with words for the reader.',
  },
} satisfies Record<string, CodeEntry>;

/** A stable code. */
export type Code = keyof typeof codes;
