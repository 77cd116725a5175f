import { translate } from '@docusaurus/Translate';
import { failureMessage } from '@site/src/components/siteFiles/messages';
import type { Failure } from '../protocol';
import { MAX_RENDERS } from '../frame/countRenders';
import { ENDLESS_MS } from '../frame/endless';
import { MAX_CODE } from './limits';

function place({ file = '', line, column }: Failure): string | undefined {
  if (line === undefined) return file || undefined;
  return column === undefined
    ? translate(
        {
          id: 'live.place.line',
          message: '{file}, line {line}',
          description: 'Where a problem is',
        },
        { file, line },
      )
    : translate(
        {
          id: 'live.place',
          message: '{file}, line {line}, column {column}',
          description: 'Where a problem is',
        },
        { file, line, column },
      );
}

/** What a {@link Failure} says to the reader. */
export interface FailureText {
  text: string;
  /** Where it is, for problems with a place. */
  place?: string;
  /** Whether the text is the message of the error, which is not translated. */
  foreign?: boolean;
}

const ownWords: { [Kind in Failure['kind']]?: (failure: Failure) => string } = {
  module: ({ message }) =>
    translate(
      {
        id: 'live.module',
        message: 'Cannot find module: {name}',
        description: 'A demo imports what does not exist',
      },
      { name: message },
    ),
  export: ({ message: file }) =>
    translate(
      {
        id: 'live.export',
        message: '{file} has no component to show. Export one as default.',
        description: 'The main file of a demo has no default export',
      },
      { file },
    ),
  large: () =>
    translate(
      {
        id: 'live.large',
        message:
          'This code is too long to run here: it has more than {count} characters. Shorten it, or download the project.',
        description: 'Code that is not run because of its length',
      },
      { count: MAX_CODE.toLocaleString('en') },
    ),
  waiting: () =>
    translate({
      id: 'live.waiting',
      message:
        'This demo is waiting for a promise. Wrap the part that waits in a <Suspense> with a fallback.',
      description: 'A demo suspends and has no boundary',
    }),
  runaway: () =>
    translate(
      {
        id: 'live.runaway',
        message:
          'This demo was stopped: it rendered {count} times in a row. Does it set state on every render? Change the code, or press Run to try again.',
        description: 'A demo that renders endlessly was ended',
      },
      { count: MAX_RENDERS.toLocaleString('en') },
    ),
  endless: () =>
    translate(
      {
        id: 'live.endless',
        message:
          'This demo was stopped: it ran for {seconds} seconds without a break. Is there an infinite loop or recursion? Change the code, or press Run to try again.',
        description: 'A demo with an endless loop or recursion was ended',
      },
      { seconds: ENDLESS_MS / 1000 },
    ),
  heavy: () =>
    translate({
      id: 'live.heavy',
      message:
        'This demo was stopped: it kept the browser busy almost all the time. Does a timer or an effect do too much work? Change the code, or press Run to try again.',
      description: 'A demo was ended that works too much for anything else to run',
    }),
  flood: () =>
    translate({
      id: 'live.flood',
      message:
        'This demo was stopped: it sent the page too many messages. Does it throw many errors, or keep changing its height? Change the code, or press Run to try again.',
      description: 'A demo was ended that reported too much',
    }),
  theft: () =>
    translate({
      id: 'live.theft',
      message:
        'This demo was stopped: it kept moving the focus away while you were typing. Does an effect or a timer call focus()? Change the code, or press Run to try again.',
      description: 'A demo was stopped because it kept moving the focus out of the editor',
    }),
  silent: () =>
    translate({
      id: 'live.silent',
      message:
        'This demo was stopped: it no longer responded. Is there an infinite loop? Change the code, or press Run to try again.',
      description: 'A demo with an endless loop was ended',
    }),
  gone: () =>
    translate({
      id: 'live.gone',
      message:
        'This demo was stopped: its frame is gone. Did it navigate away, submit a form, or run out of memory? Change the code, or press Run to try again.',
      description: 'A demo navigated its frame away, or its process ended',
    }),
  unreachable: ({ message }) =>
    translate(
      {
        id: 'live.unreachable',
        message: 'The preview could not be loaded. {why}',
        description: 'Files of the preview could not be fetched',
      },
      { why: failureMessage(message) },
    ),
};

/**
 * Puts a failure into words, in the page's language.
 *
 * @param failure what went wrong
 */
export function failureText(failure: Failure): FailureText {
  const own = ownWords[failure.kind];
  const where = place(failure);
  if (own) return { text: own(failure), place: where };
  if (failure.message) return { text: failure.message, foreign: true, place: where };
  return {
    text: translate({
      id: 'live.crash',
      message: 'This demo has been crashed.',
      description: 'A demo threw something without a message',
    }),
  };
}

/**
 * Puts failures into one text, for the accessible description of the editor.
 *
 * @param failures what went wrong
 */
export const failuresText = (failures: Failure[]): string =>
  failures
    .map(failureText)
    .map(({ place, text }) => (place === undefined ? text : `${place}: ${text}`))
    .join('\n');
