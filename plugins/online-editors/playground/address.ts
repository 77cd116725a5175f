import type { PlaygroundOptions } from './validation';

/** Where StackBlitz is. */
export const STACKBLITZ_ORIGIN = 'https://stackblitz.com';

/** StackBlitz's own names for the options, whose spelling follows no rule. */
const PARAMETERS = {
  clickToLoad: 'ctl',
  crossOriginIsolated: 'corp',
  devToolsHeight: 'devtoolsheight',
  hideDevTools: 'hidedevtools',
  hideExplorer: 'hideExplorer',
  hideNavigation: 'hideNavigation',
  openFile: 'file',
  showSidebar: 'showSidebar',
  sidebarView: 'sidebarView',
  startScript: 'startScript',
  terminalHeight: 'terminalHeight',
  theme: 'theme',
  view: 'view',
} as const satisfies Record<keyof Omit<PlaygroundOptions, 'height' | 'origin'>, string>;

type Option = keyof typeof PARAMETERS;

function parameterValues(option: Option, value: PlaygroundOptions[Option]): string[] {
  if (value === undefined || value === '') return [];
  if (value === false) return option === 'showSidebar' ? ['0'] : [];
  return value === true ? ['1'] : [value].flat().map(String);
}

/**
 * The address of an embedded playground.
 *
 * The SDK would give it only with a frame that it makes itself, which hands every permission of the page, camera
 * and payment among them, to the playground and to all that it embeds.
 *
 * @param route path on StackBlitz, from `sourceRoute`
 * @param options validated options
 */
export function embedAddress(route: string, options: PlaygroundOptions): string {
  const address = new URL(route, options.origin ?? STACKBLITZ_ORIGIN);
  address.searchParams.set('embed', '1');
  for (const option of Object.keys(PARAMETERS) as Option[]) {
    for (const value of parameterValues(option, options[option])) {
      address.searchParams.append(PARAMETERS[option], value);
    }
  }
  return address.href;
}
