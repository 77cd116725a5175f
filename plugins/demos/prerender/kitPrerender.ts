import type { ReactNode } from 'react';

/** Renders the demo to HTML inside what the kit wraps around it. */
export type RenderWrapped = (wrap: (demo: ReactNode) => ReactNode) => string;

/** Renders a demo with a UI kit and collects the styles it needs, as `<style>` elements. */
export type KitPrerender = (render: RenderWrapped) => { html: string; styles: string };
