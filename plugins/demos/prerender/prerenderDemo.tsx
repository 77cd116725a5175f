import logger from '@docusaurus/logger';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { CrashPanel } from '../theme/Demo/CrashPanel';
import { demoContent } from '../theme/Demo/demoContent';
import { inspectorLabels } from '../theme/Demo/inspectorLabels';
import type { DemoEntry, Inspection, InspectorTab, PrerenderedDemo } from '../types';
import { holdForms } from './heldForms';
import type { KitPrerender, RenderWrapped } from './kitPrerender';
import { knownServerError } from './knownServerErrors';
import { watched } from './watchdog';

/** What has to be known of a demo to render it at build. */
export interface PrerenderableDemo {
  id: string;
  /** Path of its entry from the folder of all demos, for messages. */
  file: string;
  crashes: boolean;
  client: boolean;
  /** Whether it has an inspector. */
  hasForm: boolean;
  inspect?: InspectorTab;
}

/** Demos that have stopped this build already; several pages show one, and each would say it again. */
const reported = new Set<string>();

const NOTHING: DemoMarkup = { preview: '', inspector: '' };

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Markup of a demo and of its inspector. */
export type DemoMarkup = Omit<PrerenderedDemo, 'code'>;

function renderEntry(
  entry: DemoEntry,
  demo: PrerenderableDemo,
  collect: KitPrerender[],
): DemoMarkup {
  const { id } = demo;
  const inspection = entry.devtools.createInspection();
  const styles = new Map<KitPrerender, string>();
  const content = demoContent(entry, inspection);
  const render = collect.reduce<RenderWrapped>(
    (inner, kit) => (wrap) => {
      const result = kit((wrapKit) => inner((demo) => wrap(wrapKit(demo))));
      styles.set(kit, result.styles);
      return result.html;
    },
    (wrap) => renderToString(wrap(content), { identifierPrefix: `${id}-` }),
  );
  const html = render((demo) => demo);
  const preview = `${[...styles.values()].join('')}<div>${holdForms(html)}</div>`;
  return { preview, inspector: demo.hasForm ? renderInspector(entry, demo, inspection) : '' };
}

function renderInspector(
  { devtools: { Inspector } }: DemoEntry,
  { id, inspect }: PrerenderableDemo,
  inspection: Inspection,
): string {
  // It is replaced, not hydrated.
  return renderToStaticMarkup(
    <Inspector inspection={inspection} initialTab={inspect} labels={inspectorLabels()} />,
    { identifierPrefix: `${id}-inspector-` },
  );
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
    if (reported.has(demo.id)) return '';
    reported.add(demo.id);
    throw new Error(
      `demos/${demo.file}: the demo threw while it was rendered: ${messageOf(error)}. Fix it; or mark it @client if it needs a browser, or @crashes if throwing is its purpose.`,
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
 * @throws Error naming the demo and its file when it throws, or does not although marked `@crashes`;
 *   a demo that never returns ends the process
 */
export default function prerenderDemo(
  demo: PrerenderableDemo,
  load: () => DemoEntry,
  collect: KitPrerender[],
): DemoMarkup {
  if (demo.client) return NOTHING;
  let markup: DemoMarkup;
  try {
    markup = watched(demo.file, () => renderEntry(load(), demo, collect));
  } catch (error) {
    return { ...NOTHING, preview: renderCrash(demo, error) };
  }
  if (demo.crashes) {
    throw new Error(
      `demos/${demo.file}: the demo is marked @crashes, but it rendered without throwing. Remove the mark, or make it throw while it renders.`,
    );
  }
  return markup;
}
