import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { loadPart, reasonOf } from '@site/src/components/siteFiles/loadPart';
import type { FailureReason } from '@site/src/components/siteFiles/whyFailed';
import type { DemoAsset } from '../../demos/types';
import { demoFiles } from '../../demos/theme/Demo/downloadDemo';
import { CodeLinkError, decodeCode, type LinkedFiles } from '@site/src/components/codeLink';
import { isMarkedOwn, markOwn } from './ownCode';

/** Code that the address asks for. */
export interface PlaygroundCode {
  files: LinkedFiles;
  /** Differs for other code. */
  id: string;
  /** Demo that it is, unless it comes from a link. */
  demo?: Pick<DemoAsset, 'id' | 'title'>;
  /** Whether someone else may have written it. */
  isForeign: boolean;
}

/** Why no code can be shown. */
export type PlaygroundFailure = CodeLinkError['reason'] | 'unknownDemo' | FailureReason;

const fromAsset = (asset: DemoAsset): PlaygroundCode => ({
  id: `demo-${asset.id}`,
  demo: asset,
  files: demoFiles(asset),
  isForeign: false,
});

async function readAddress(
  hash: string,
  isOwn: boolean,
  initial: DemoAsset,
): Promise<PlaygroundCode> {
  const asked = new URLSearchParams(hash.slice(1));
  const code = asked.get('code');
  if (code !== null) {
    const id = `link-${code}`;
    if (isOwn) markOwn(id);
    return { id, files: await decodeCode(code), isForeign: !isOwn && !isMarkedOwn(id) };
  }
  const demo = asked.get('demo');
  if (demo === null || demo === initial.id) return fromAsset(initial);
  const { default: templates } = await loadPart(
    () => import('@generated/playground/default/templates.json'),
  );
  const asset = Object.hasOwn(templates, demo) ? templates[demo] : undefined;
  if (asset) return fromAsset(asset);
  throw new Error('unknownDemo');
}

function failureOf(error: unknown): PlaygroundFailure {
  if (error instanceof CodeLinkError) return error.reason;
  return (error as Error).message === 'unknownDemo' ? 'unknownDemo' : reasonOf(error);
}

/**
 * The code that the address asks for: `#code=…`, `#demo=<id>`, or else the initial demo.
 *
 * @param initial that demo
 */
export function usePlaygroundCode(initial: DemoAsset): {
  code?: PlaygroundCode;
  failure?: PlaygroundFailure;
  /** Reads the address again. */
  retry: () => void;
} {
  const { hash, state } = useLocation<{ isOwn?: boolean } | undefined>();
  // Set by a demo that the reader has edited; a link from elsewhere has no state.
  const isOwn = state?.isOwn === true;
  const [result, setResult] = useState<{ code?: PlaygroundCode; failure?: PlaygroundFailure }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    readAddress(hash, isOwn, initial)
      .then(
        (code) => ({ code }),
        (error: unknown) => ({ failure: failureOf(error) }),
      )
      .then((next) => isWanted && setResult(next));
    return () => {
      isWanted = false;
    };
  }, [hash, isOwn, initial, attempt]);
  return { ...result, retry: () => setAttempt((count) => count + 1) };
}
