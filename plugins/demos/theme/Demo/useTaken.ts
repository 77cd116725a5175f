import { useState, useSyncExternalStore } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { editsKey, hasEdits, readEdits, subscribeEdits } from '../../../live-editor/keptEdits';
import type { DemoAsset, DemoModule } from '../../types';
import { demoFiles } from './downloadDemo';

/** What leaves the page when a demo is copied, downloaded or opened elsewhere. */
export interface Taken {
  /** Whether the reader has edits of the demo. */
  isEdited: boolean;
  /** Whether the reader wants the original in spite of them. */
  isOriginal: boolean;
  setOriginal: (isOriginal: boolean) => void;
  /** The demo with the reader's edits, unless the original is wanted. */
  asset: () => Promise<DemoAsset>;
}

const withFiles = (asset: DemoAsset, files: Record<string, string>): DemoAsset => ({
  ...asset,
  dependencies: {
    ...asset.dependencies,
    ...Object.fromEntries(
      Object.entries(files).map(([name, value]) => [name, { type: 'FILE' as const, value }]),
    ),
  },
});

/** Lets everything that takes a demo away take the reader's edits along. */
export function useTaken(demo: DemoModule): Taken {
  const key = editsKey(useDocusaurusContext().i18n.currentLocale, demo.id);
  const [isOriginal, setOriginal] = useState(false);
  const isEdited = useSyncExternalStore(
    subscribeEdits,
    () => hasEdits(key),
    () => false,
  );
  const asset = async () => {
    const original = await demo.asset();
    const edits = isOriginal ? undefined : readEdits(key, demoFiles(original));
    return edits ? withFiles(original, edits) : original;
  };
  return { isEdited, isOriginal, setOriginal, asset };
}
