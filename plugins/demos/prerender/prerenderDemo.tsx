import logger from '@docusaurus/logger';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { CrashPanel } from '../theme/Demo/CrashPanel';
import type { DemoEntry } from '../types';
import { holdForms } from './heldForms';
import type { KitPrerender, RenderWrapped } from './kitPrerender';
import { knownServerError } from './knownServerErrors';

/** What has to be known of a demo to render it at build. */
export interface PrerenderableDemo {
  id: string;
  /** Path of its entry from the folder of all demos, for messages. */
  file: string;
  crashes: boolean;
  client: boolean;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function renderEntry({ Component, kits }: DemoEntry, id: string, collect: KitPrerender[]): string {
  const styles = new Map<KitPrerender, string>();
  const content = kits.reduceRight<ReactNode>((inner, Kit) => <Kit>{inner}</Kit>, <Component />);
  const render = collect.reduce<RenderWrapped>(
    (inner, kit) => (wrap) => {
      const result = kit((wrapKit) => inner((demo) => wrap(wrapKit(demo))));
      styles.set(kit, result.styles);
      return result.html;
    },
    (wrap) => renderToString(wrap(content), { identifierPrefix: `${id}-` }),
  );
  const html = render((demo) => demo);
  return `${[...styles.values()].join('')}<div>${holdForms(html)}</div>`;
}

function renderCrash(demo: PrerenderableDemo, error: unknown): string {
  if (!demo.crashes) {
    const reason = knownServerError(error);
    if (reason) {
      logger.warn(
        `The demo "${demo.id}" is rendered in the browser only, since ${reason}. Mark it @client to say that this is meant.`,
      );
      return '';
    }
    throw new Error(
      `The demo "${demo.id}" (${demo.file}) threw while it was rendered for its page: ${messageOf(error)}\nMend it; or mark it @client if it needs a browser, or @crashes if throwing is its purpose.`,
      { cause: error },
    );
  }
  // The place of the stack is kept, but what a build machine would put into it is no one's business.
  const shown = new Error(messageOf(error));
  shown.stack = `${shown.name}: ${shown.message}`;
  return `<div data-crashed>${renderToString(<CrashPanel error={shown} />)}</div>`;
}

/**
 * Renders a demo to the HTML that is in its page before any script runs: styles first, then the
 * one element that the browser hydrates.
 *
 * @param demo what to render
 * @param load gives its code; called here, so that an error while loading is reported like any other
 * @param collect collectors of styles for the demo's UI kits
 * @returns HTML, empty for a demo that renders in the browser only
 * @throws Error naming the demo and its file when it throws, or does not although marked `@crashes`
 */
export default function prerenderDemo(
  demo: PrerenderableDemo,
  load: () => DemoEntry,
  collect: KitPrerender[],
): string {
  if (demo.client) return '';
  let html: string;
  try {
    html = renderEntry(load(), demo.id, collect);
  } catch (error) {
    return renderCrash(demo, error);
  }
  if (demo.crashes) {
    throw new Error(
      `The demo "${demo.id}" (${demo.file}) is marked @crashes but rendered without throwing. Remove the mark, or make it throw while it renders.`,
    );
  }
  return html;
}
