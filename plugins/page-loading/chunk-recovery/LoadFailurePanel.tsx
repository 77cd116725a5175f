import { useEffect, useState, type ReactNode } from 'react';
import { fileOf } from '@site/src/components/siteFiles/loadPart';
import { whyFailed, type FailureReason } from '@site/src/components/siteFiles/whyFailed';
import { RetryPanel } from './RetryPanel';

/**
 * The panel for a chunk that is not in the registry of routes, which is the one of the not-found page: it finds
 * out why the chunk could not be loaded.
 */
export function LoadFailurePanel({
  error,
  retry,
}: {
  error: unknown;
  retry: () => void;
}): ReactNode {
  const [reason, setReason] = useState<FailureReason>();
  useEffect(() => {
    const file = fileOf(error);
    void whyFailed(file ? [file] : []).then(setReason);
  }, [error]);
  return (
    <RetryPanel reason={reason} retry={reason === 'updated' ? () => location.reload() : retry} />
  );
}
