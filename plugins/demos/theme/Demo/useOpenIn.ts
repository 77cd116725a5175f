import { useState, type ComponentType } from 'react';
import type { DemoAsset, DemoModule } from '../../types';
import type { OpenInProps } from './OpenIn';

/** The panel with other places to run a demo in; see {@link useOpenIn}. */
export interface OpenInPanel {
  /** What the panel shows; undefined until it was opened for the first time. */
  content?: { Panel: ComponentType<OpenInProps>; asset: DemoAsset };
  open: boolean;
  /** Whether its code or the demo's could not be fetched. */
  failed: boolean;
  toggle: () => void;
}

/**
 * Opens and closes the panel of a demo, whose code is fetched at the first opening.
 *
 * @param demo whose panel it is
 */
export function useOpenIn(demo: DemoModule): OpenInPanel {
  const [content, setContent] = useState<OpenInPanel['content']>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  const toggle = async () => {
    try {
      if (!content) {
        const [{ OpenIn }, asset] = await Promise.all([import('./OpenIn'), demo.asset()]);
        setContent({ Panel: OpenIn, asset });
      }
      setOpen(!open);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return { content, open, failed, toggle: () => void toggle() };
}
