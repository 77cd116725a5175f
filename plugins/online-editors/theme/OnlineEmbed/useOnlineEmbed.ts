import { useEffect, useRef, useState, type RefObject } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { loadPart, reasonOf } from '@site/src/components/siteFiles/loadPart';
import { errorText } from '@site/src/components/siteFiles/messages';
import type { FailureReason } from '@site/src/components/siteFiles/whyFailed';
import type { Embed } from '../../client/embed';
import type { EmbedSource } from '../../client/embedSource';
import { HandshakeTimeoutError } from '../../playground/handshake';

/** State of an embed. */
export type EmbedStatus =
  | { phase: 'closed' }
  | { phase: 'preparing' }
  | { phase: 'connecting'; attempt: number }
  | { phase: 'connected' }
  | { phase: 'timeout' }
  | { phase: 'failed'; reason: string; kind: FailureReason };

/** How {@link useOnlineEmbed} makes its embed. */
export interface OnlineEmbedOptions {
  /** Gets what to show, at each opening. */
  source: () => Promise<EmbedSource>;
  /** Accessible name of the frame. */
  title: string;
  /** Height in px. */
  height?: number;
  /** Origin of the playground; StackBlitz by default. */
  origin?: string;
}

/** An embed and what a reader can do with it. */
export interface OnlineEmbedState {
  status: EmbedStatus;
  /** The open embed; undefined while it is closed or being prepared. */
  embed: Embed | undefined;
  /** Opens the embed; nothing is requested before. After a time-out or a failure: tries again. */
  open: () => void;
  close: () => void;
}

const statusAfter = (error: unknown): EmbedStatus =>
  error instanceof HandshakeTimeoutError
    ? { phase: 'timeout' }
    : { phase: 'failed', reason: errorText(error), kind: reasonOf(error) };

/**
 * The life of one embedded playground: code and frame come on request, and go when it is closed or the page
 * is left.
 *
 * @param host element that the frame is put into
 * @param options what to embed
 */
export function useOnlineEmbed(
  host: RefObject<HTMLElement | null>,
  { source, ...options }: OnlineEmbedOptions,
): OnlineEmbedState {
  const { colorMode } = useColorMode();
  const [status, setStatus] = useState<EmbedStatus>({ phase: 'closed' });
  const [embed, setEmbed] = useState<Embed>();
  const opening = useRef<AbortController>(undefined);

  useEffect(() => () => opening.current?.abort(), []);
  useEffect(() => embed?.setTheme(colorMode), [embed, colorMode]);

  const prepare = async (signal: AbortSignal) => {
    setStatus({ phase: 'preparing' });
    const [{ createEmbed }, shown] = await Promise.all([
      loadPart(() => import('../../client/embed')),
      source(),
    ]);
    if (!host.current) throw new DOMException('The page was left.', 'AbortError');
    const created = await createEmbed(host.current, shown, {
      ...options,
      theme: colorMode,
      signal,
    });
    setEmbed(created);
    return created;
  };

  const open = async () => {
    if (!embed) opening.current = new AbortController();
    const { signal } = opening.current!;
    try {
      const prepared = embed ?? (await prepare(signal));
      await prepared.connect((attempt) => setStatus({ phase: 'connecting', attempt }));
      setStatus({ phase: 'connected' });
    } catch (error) {
      if (!signal.aborted) setStatus(statusAfter(error));
    }
  };

  return {
    status,
    embed,
    open: () => void open(),
    close: () => {
      opening.current?.abort();
      setEmbed(undefined);
      setStatus({ phase: 'closed' });
    },
  };
}
