import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import frameData from '@generated/live-editing/default/frame.json';
import { reasonOf } from '@site/src/components/siteFiles/loadPart';
import { editsKey, keepEdits, playgroundKey, readEdits, type Files } from '../keptEdits';
import { kitModulesOf } from '../kitModules';
import { DEVTOOLS, LIBRARY } from '../program/devtools';
import type { Failure, Labels } from '../protocol';
import { throttle, type Throttled } from '../throttle';
import { createCompiler } from './compiler';
import { MAX_CODE } from './limits';
import { fetchPackages } from './packageChunks';
import type { Offer } from './PreviewPane';
import { createPreview, EMPTY_PREVIEW, type Preview, type PreviewState } from './preview';
import { useRootColorMode } from '@site/src/components/rootColorMode';

/** Shortest time between two builds, in ms. */
const BUILD_SPAN_MS = 500;

const sizeOf = (files: Files) =>
  Object.values(files).reduce((size, { length }) => size + length, 0);

function offerOf(isForeign: boolean, isRestored: boolean): Offer {
  if (!isForeign) return 'kept';
  return isRestored ? 'foreignKept' : 'foreign';
}

/** A demo that is being edited. */
export interface LiveDemoOptions {
  id: string;
  /** Accessible name of the preview. */
  previewTitle: string;
  /** The demo's own sources by file name; the default export of the first one is shown. */
  files: Files;
  /** Packages that the demo imports, fetched before they are asked for. */
  modules: string[];
  /** Whether someone else wrote the code. It then runs only after the reader presses Run. */
  isForeign?: boolean;
  /** Whether this is the playground, which keeps the same edits for all languages. */
  isPlayground?: boolean;
  /** Words of the form inspector below the preview; without them, it is not shown. */
  inspectorLabels?: Labels;
}

/** State of a demo that is being edited, and what can be done with it. */
export interface LiveDemo {
  /** Element that the preview's frames go into. */
  host: RefObject<HTMLDivElement | null>;
  preview: PreviewState;
  failures: Failure[];
  /** Names of the files, the one that is shown first. */
  names: string[];
  /** The sources as they are now. */
  current: () => Files;
  /** Whose code they are, if they have not run yet. */
  offer?: Offer;
  /** Whether someone else's code waits for the reader to run it. */
  isWaiting: boolean;
  edit: (file: string, text: string) => void;
  /** Replaces all files: some are new, have another name or are gone. */
  change: (files: Files) => void;
  /** Runs the sources as they are, from the start. */
  run: () => void;
}

/**
 * Builds and runs a demo as it is edited: at most twice a second, and always the last edit. Kept edits
 * wait until the reader runs or changes them.
 */
export function useLiveDemo(options: LiveDemoOptions): LiveDemo {
  const { i18n } = useDocusaurusContext();
  const language = i18n.currentLocale;
  const colorMode = useRootColorMode();
  // The initial options stay, even if the page around the editor re-renders.
  const [{ id, previewTitle, files, modules, isForeign = false, isPlayground, inspectorLabels }] =
    useState(options);
  const key = isPlayground ? playgroundKey(id) : editsKey(language, id);
  const kept = useMemo(() => readEdits(key), [key]);
  const initial = kept ?? files;
  const [names, setNames] = useState(() => Object.keys(initial));

  const [offered, setOffered] = useState(kept !== undefined || isForeign);
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [isWaiting, setWaiting] = useState(isForeign);
  const waits = useRef(isForeign);
  const [problems, setProblems] = useState<Failure[]>([]);
  const [previewState, setPreviewState] = useState<PreviewState>(EMPTY_PREVIEW);
  const host = useRef<HTMLDivElement>(null);
  const sources = useRef(initial);
  const preview = useRef<Preview>(undefined);
  const builds = useRef<Throttled>(undefined);
  const afresh = useRef(false);
  const firstColorMode = useRef(colorMode);

  useEffect(() => {
    const shown = createPreview(
      {
        host: host.current!,
        data: frameData,
        title: previewTitle,
        language,
        labels: inspectorLabels,
        onChange: setPreviewState,
      },
      firstColorMode.current,
    );
    const compiler = createCompiler();
    let newest = 0;
    const refuse = (failures: Failure[]) => {
      setProblems(failures);
      shown.hold();
    };
    const build = async () => {
      const number = ++newest;
      setOffered(false);
      if (sizeOf(sources.current) > MAX_CODE) {
        refuse([{ kind: 'large', message: '' }]);
        return;
      }
      shown.begin();
      try {
        const [entry] = Object.keys(sources.current);
        const compilation = await compiler.compile(sources.current, entry);
        if (number !== newest) return;
        if ('problems' in compilation) {
          refuse(compilation.problems.map((problem) => ({ kind: 'syntax', ...problem })));
          return;
        }
        setProblems([]);
        const { program } = compilation;
        const kits = kitModulesOf(program.packages, frameData.packages);
        const inspects = inspectorLabels && program.packages.includes(LIBRARY);
        const tools = inspects ? [DEVTOOLS] : [];
        const fetched = await fetchPackages(frameData, [...program.packages, ...kits, ...tools]);
        if (number !== newest) return;
        shown.run({ ...program, ...fetched, kits }, afresh.current);
        afresh.current = false;
      } catch (error) {
        if (number === newest) shown.hold({ kind: 'unreachable', message: reasonOf(error) });
      }
    };
    const throttled = throttle(() => void build(), BUILD_SPAN_MS);
    preview.current = shown;
    builds.current = throttled;
    if (kept || isForeign) fetchPackages(frameData, modules).catch(() => undefined);
    else throttled.request();
    return () => {
      newest += 1;
      throttled.cancel();
      compiler.close();
      shown.close();
    };
  }, [previewTitle, language, modules, kept, isForeign, inspectorLabels]);

  useEffect(() => preview.current?.setColorMode(colorMode), [colorMode]);

  const run = useCallback(() => {
    afresh.current = true;
    waits.current = false;
    setWaiting(false);
    builds.current?.request();
  }, []);
  const take = useCallback(
    (next: Files) => {
      sources.current = next;
      keepEdits(key, files, next);
      if (!waits.current) builds.current?.request();
    },
    [key, files],
  );
  const edit = useCallback(
    (file: string, text: string) => {
      if (sources.current[file] !== text) take({ ...sources.current, [file]: text });
    },
    [take],
  );
  const change = useCallback(
    (next: Files) => {
      setNames(Object.keys(next));
      if (next === files) setRestored(false);
      take(next);
    },
    [take, files],
  );
  const current = useCallback(() => sources.current, []);
  const failures =
    problems.length > 0 ? problems : previewState.failure ? [previewState.failure] : [];
  return {
    host,
    preview: previewState,
    failures,
    names,
    current,
    offer: offered ? offerOf(isWaiting, isRestored) : undefined,
    isWaiting,
    edit,
    change,
    run,
  };
}
