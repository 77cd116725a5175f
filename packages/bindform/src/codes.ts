/** One error code: the parts of its message, and the title of its page. */
export interface CodeEntry {
  /** Short name of the problem. */
  title: string;
  /** What is wrong; `{}` is replaced by the culprit. */
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
      'The path segment "{}" was rejected, because writing to it would shadow a method or pollute a prototype.',
    remedy: 'Rename the field, and write only names that you know.',
  },
  BF003: {
    title: 'Infinite watch loop',
    problem:
      '"{}" was stopped after 100 rounds, because it keeps changing data that it watches or reads.',
    remedy: 'Write to the model only if the value has to change.',
  },
  BF004: {
    title: 'FormItem without bindId',
    problem: 'A <FormItem> has {}, but no bindId, so it is not controlled.',
    remedy: 'Set bindId to the path of the field.',
  },
  BF005: {
    title: 'Hook used outside a form',
    problem: '{} was used outside a form.',
    remedy:
      'Pass it what useForm returned, or call it in a component inside a <Form> with contextProps.',
  },
  BF006: {
    title: 'Validation canceled',
    problem:
      'Validation was canceled by reset, clearValidate, removeValidator or an unmount before its rules had finished.',
    remedy: 'Validate again, or ignore this code: the data is not known to be invalid.',
  },
  BF007: {
    title: 'Model is not a plain object',
    problem: 'The form received {}.',
    remedy: 'Pass a plain object with the data of the form.',
  },
  BF008: {
    title: 'Circular or deeply nested data',
    problem: 'The data {}, so that part was dropped.',
    remedy: 'Store ids instead of references, and keep the data flat.',
  },
  BF009: {
    title: 'Message cannot be rendered',
    problem: 'An error message is {}, which React cannot render.',
    remedy: 'Use text, an element or an Error with a message.',
  },
  BF010: {
    title: 'Async rule is still pending',
    problem: 'A rule of "{}" has been pending for 10 seconds.',
    remedy: 'Give its request a timeout: the form cannot be submitted until the rule settles.',
  },
  BF011: {
    title: 'Object passed instead of a path',
    problem:
      'A method received {} instead of a bindId. setValue wrote nothing; other methods applied to all fields.',
    remedy: 'Pass a path, an array of paths, or nothing for all fields.',
  },
  BF012: {
    title: 'onSubmit failed',
    problem: 'onSubmit failed with {}, and the form shows that message to the user.',
    remedy:
      'Handle the error in onSubmitError, or catch it and call setFormError with your own message.',
  },
  BF013: {
    title: 'Brackets in a path',
    problem:
      'The path "{}" has brackets, so it names a key of that spelling, not an item of a list.',
    remedy: 'Separate keys and indexes with dots, as in "items.0.name".',
  },
} satisfies Record<string, CodeEntry>;

/** A stable code. */
export type Code = keyof typeof codes;
