import path from 'node:path';
import { highlightCode } from '../../src/components/highlightCode';
import { dropDemoTags } from './demoTags';
import { dropTextMarkers } from './i18n/localizeSource';
import type { Demo, DemoAsset, DemoFile, HighlightedFile } from './types';

/** The source as a reader sees and runs it: without what is there for the site only. */
export function publicSource(file: DemoFile): string {
  return dropTextMarkers(dropDemoTags(file.source));
}

/** `custom/rating/Stars.tsx` is `rating/Stars.tsx` for someone who has just the demo. */
export function ownPath(file: DemoFile): string {
  return file.path.slice(file.path.indexOf('/') + 1);
}

/** Makes the asset of a demo in the language of the given demo. */
export function demoAsset(demo: Demo): DemoAsset {
  const files = demo.files.map((file) => [
    ownPath(file),
    { type: 'FILE', value: publicSource(file) },
  ]);
  const packages = Object.entries(demo.packages).map(([name, version]) => [
    name,
    { type: 'NPM', value: version },
  ]);
  return {
    id: demo.id,
    title: demo.title,
    description: demo.description,
    keywords: demo.keywords,
    dependencies: Object.fromEntries([...files, ...packages]) as DemoAsset['dependencies'],
  };
}

/** Highlights the files of a demo, so that no highlighter has to travel to the reader. */
export function highlightDemo(demo: Demo): HighlightedFile[] {
  return demo.files.map((file) => ({
    name: ownPath(file),
    html: highlightCode(publicSource(file), path.extname(file.path).slice(1)),
  }));
}
