import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { Extra } from '@site/src/components/Extra';
import { fetchPart, loadPart, reasonOf } from '@site/src/components/siteFiles/loadPart';
import type { FailureReason } from '@site/src/components/siteFiles/whyFailed';
import type { LiveEditorProps } from './LiveEditor';

/** What is to be edited: all that the editor needs but the focus and a way to close it. */
export type EditedDemo = Omit<LiveEditorProps, 'takesFocus' | 'onClose'>;

/** An editor that may be open; see {@link useEditing}. */
export interface Editing {
  /** The open editor, else undefined. */
  editor?: ReactNode;
  /** Goes to the button that opens the editor, which gets the focus back when it is closed. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** Why the editor could not be fetched, or `broken` if it has failed. */
  failure?: FailureReason;
  open: () => void;
  close: () => void;
}

/**
 * Opens the editor of a demo, whose code is fetched only then.
 *
 * @param prepare gives what is to be edited; called at each opening
 */
export function useEditing(prepare: () => Promise<EditedDemo>): Editing {
  const [Editor, setEditor] = useState<ComponentType<LiveEditorProps>>();
  const [edited, setEdited] = useState<EditedDemo>();
  const [takesFocus, setTakesFocus] = useState(false);
  const [failure, setFailure] = useState<FailureReason>();
  const trigger = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const presses = useRef(0);

  useEffect(() => {
    const isOpen = edited !== undefined;
    if (wasOpen.current && !isOpen) trigger.current?.focus();
    wasOpen.current = isOpen;
  }, [edited]);

  const load = async () => {
    const press = ++presses.current;
    try {
      const [{ default: loaded, FRAME }, demo] = await Promise.all([
        loadPart(() => import('./LiveEditor')),
        prepare(),
      ]);
      // Pages kept for offline reading have the editor, but not what runs its code.
      // The browser may be wrong: a site on the reader's own machine needs no network.
      if (!navigator.onLine) await fetchPart(FRAME);
      // Otherwise, it would come back after the reader has closed it.
      if (press !== presses.current) return;
      // Browsers that give the focus to no button that is clicked give it to what is around it. Wherever else the focus
      // is, the reader has gone on.
      setTakesFocus(document.activeElement?.contains(trigger.current) ?? true);
      setEditor(() => loaded);
      setEdited(demo);
      setFailure(undefined);
    } catch (error) {
      if (press === presses.current) setFailure(reasonOf(error));
    }
  };
  const close = () => setEdited(undefined);
  const giveUp = () => {
    close();
    setFailure('broken');
  };
  return {
    editor: Editor && edited && (
      <Extra name="live editor" onFailure={giveUp}>
        <Editor {...edited} takesFocus={takesFocus} onClose={close} />
      </Extra>
    ),
    trigger,
    failure,
    open: () => void load(),
    close,
  };
}
