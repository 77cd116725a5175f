import { useState, useSyncExternalStore } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { loadPart } from '@site/src/components/siteFiles/loadPart';
import { editsKey, readEdits, subscribeEdits } from '../../../live-editor/keptEdits';
import type { DemoAsset, DemoModule } from '../../types';
import { demoFiles } from './downloadDemo';

/** What leaves the page when a demo is copied, downloaded or opened elsewhere. */
export interface Taken {
  /** Whether the reader has edits of the demo. */
  isEdited: boolean;
  /** Whether the reader wants the original in spite of them. */
  isOriginal: boolean;
  setOriginal: (isOriginal: boolean) => void;
  /** Sources of the demo by name, the entry first, with the reader's edits unless the original is wanted. */
  files: () => Promise<Record<string, string>>;
  /** The demo with the same files, and with the packages that they need. */
  asset: () => Promise<DemoAsset>;
}

/** Lets everything that takes a demo away take the reader's edits along. */
export function useTaken(demo: DemoModule): Taken {
  const key = editsKey(useDocusaurusContext().i18n.currentLocale, demo.id);
  const [isOriginal, setOriginal] = useState(false);
  const isEdited = useSyncExternalStore(
    subscribeEdits,
    () => readEdits(key) !== undefined,
    () => false,
  );
  const edits = () => (isOriginal ? undefined : readEdits(key));
  const files = async () => edits() ?? demoFiles(await demo.asset());
  const asset = async () => {
    const edited = edits();
    if (!edited) return demo.asset();
    const [{ editedAsset }, original] = await Promise.all([
      loadPart(() => import('./editedAsset')),
      demo.asset(),
    ]);
    return editedAsset(original, edited);
  };
  return { isEdited, isOriginal, setOriginal, files, asset };
}
