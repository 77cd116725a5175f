/**
 * Makes a function that says only what it was not given the time before. A development server finds the same
 * problems again at each edit of any file.
 *
 * @param say prints a sentence
 * @returns takes all sentences that apply now
 */
export function sayingNew(say: (sentence: string) => void): (sentences: string[]) => void {
  let before = new Set<string>();
  return (sentences) => {
    const now = new Set(sentences);
    for (const sentence of now) if (!before.has(sentence)) say(sentence);
    before = now;
  };
}
