import type { ComponentType, ReactNode } from 'react';
import type { DemoHome } from './placements';

/** What a demo needs besides itself: one of its files, or a package in its resolved version. */
export type DemoDependency = { type: 'FILE' | 'NPM'; value: string };

/**
 * All of a demo as data, for the source view, downloads, the editor and the online
 * editors. Files are keyed by their path from the demo's folder; the first one is the entry.
 */
export interface DemoAsset {
  id: string;
  title: string;
  description: string;
  keywords: string[];
  dependencies: Record<string, DemoDependency>;
}

/** Release labels of a demo. */
export const DEMO_LABELS = ['alpha', 'beta', 'experimental', 'deprecated'] as const;

/** One of {@link DEMO_LABELS}. */
export type DemoLabel = (typeof DEMO_LABELS)[number];

/** A part of a demo that readers see. */
export type DemoPart = 'title' | 'description' | 'result';

/** Tabs of the inspector below a demo. */
export const INSPECTOR_TABS = ['model', 'errors', 'state', 'renders'] as const;

/** One of {@link INSPECTOR_TABS}. */
export type InspectorTab = (typeof INSPECTOR_TABS)[number];

/** What the first JSDoc block of a demo says about it. */
export interface DemoTags {
  title: string;
  description: string;
  keywords: string[];
  /** Version of the library since which the demo works. */
  since?: string;
  label?: DemoLabel;
  /** Tab of the inspector that is open at first. */
  inspect?: InspectorTab;
  /** The build expects the demo to throw, since showing a crash is its purpose. */
  crashes: boolean;
  /** The demo is rendered in the browser only. */
  client: boolean;
}

/** One file of a demo. */
export interface DemoFile {
  /** Path from the folder of all demos, for instance `custom/rating/Stars.tsx`. */
  path: string;
  source: string;
}

/** A demo as the plugin loads it; the plugin's content is the list of them. */
export interface Demo extends DemoTags {
  /** `<page>-<name>`: the anchor on its page and the last part of `~demos/<id>`. */
  id: string;
  /** Its keywords before translation, some of which are names in its code. */
  codeWords: string[];
  /** The entry first, then what it imports, in the order of import. */
  files: DemoFile[];
  /** Imported packages and their peers with the versions of the lockfile. */
  packages: Record<string, string>;
  /** What is shown in English for lack of a translation. */
  english?: DemoPart[];
}

/** A highlighted file, ready to be shown. */
export interface HighlightedFile {
  /** Path from the demo's folder. */
  name: string;
  /** HTML that is safe inside a `<code>` element. */
  html: string;
}

/** The part of a demo's code that its page shows at first. */
export interface Excerpt {
  /** HTML that is safe inside a `<code>` element. */
  html: string;
  /** How many lines it has, for the room that is kept for it. */
  lines: number;
}

/** The highlighted code of a demo. */
export interface DemoCode {
  files: HighlightedFile[];
  excerpt: Excerpt;
}

/** Wraps a demo with what its UI kit needs to follow the site's color mode. */
export type DemoKit = ComponentType<{ children: ReactNode }>;

/** What shows the forms of a demo from outside. */
export type Devtools = typeof import('bindform/devtools');

/** The forms of one run of a demo. */
export type Inspection = ReturnType<Devtools['createInspection']>;

/** The words of the inspector. */
export type InspectorLabels = NonNullable<Parameters<Devtools['Inspector']>[0]['labels']>;

/** The code of a demo, as its own chunk gives it. */
export interface DemoEntry {
  Component: ComponentType;
  devtools: Devtools;
  /** From the outermost to the innermost. */
  kits: DemoKit[];
}

/** What is put into the page's HTML at build. */
export interface PrerenderedDemo {
  /** Styles and markup of the rendered demo. */
  preview: string;
  /** Markup of its inspector; empty if it has no form of `useForm`. */
  inspector: string;
  code: DemoCode;
}

/** A demo as a page imports it (`@demos/<id>`): small data directly, heavy data behind calls. */
export interface DemoModule {
  id: string;
  title: string;
  description: string;
  since?: string;
  label?: DemoLabel;
  inspect?: InspectorTab;
  /** What is shown in English on a page of another language. */
  english?: DemoPart[];
  /** Whether it calls `useForm`, and so has an inspector. */
  hasForm: boolean;
  crashes: boolean;
  /** Names of its files, the entry first. */
  files: string[];
  /** Lines of its excerpt. */
  excerptLines: number;
  load: () => Promise<DemoEntry>;
  asset: () => Promise<DemoAsset>;
  code: () => Promise<DemoCode>;
  /** Present on the server side only. */
  prerender?: () => PrerenderedDemo;
  /** The page that explains it; present on the page of the demo only. */
  home?: DemoHome;
}

/** A demo as the search finds it (generated data file `demos.json`). */
export interface DemoListing {
  id: string;
  title: string;
  description: string;
  keywords: string[];
  /** Addresses of the pages that show it, the first one being its home. */
  pages: string[];
}
