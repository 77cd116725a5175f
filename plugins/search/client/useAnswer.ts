import { useEffect, useState } from 'react';

/**
 * Asks for something that is good to have, and takes the answer to the latest question. Without an answer there
 * is nothing to report: the results themselves say what went wrong.
 *
 * @param key names the question; undefined asks nothing
 * @param ask called when the key changes
 */
export function useAnswer<T>(key: string | undefined, ask: () => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<{ key: string; value: T }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    let isLatest = true;
    ask().then(
      (value) => isLatest && setAnswer({ key, value }),
      () => {},
    );
    return () => {
      isLatest = false;
    };
    // The key stands for the question.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return answer && answer.key === key ? answer.value : undefined;
}
