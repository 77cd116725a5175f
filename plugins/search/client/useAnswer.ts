import { useEffect, useState } from 'react';

/**
 * Loads optional data and returns the reply to the latest request. Failures are not reported here, because the
 * results themselves report them.
 *
 * @param key identifies the request; undefined sends none
 * @param ask sends the request; called when the key changes
 * @returns the reply; undefined until it arrives
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
    // The key identifies the request.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return answer && answer.key === key ? answer.value : undefined;
}
