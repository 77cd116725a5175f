import '../../node_modules/infima/dist/css/default/default.css';
import '../../src/css/tokens.css';
import '../../src/css/base.css';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import { useColorMode } from '@docusaurus/theme-common';
import OnlineEmbed, { type OnlineEmbedProps } from '@theme/OnlineEmbed';
import * as open from '../../plugins/online-editors/client/open';
import {
  connectPlayground,
  type Playground,
} from '../../plugins/online-editors/playground/connect';
import { embedFrame } from '../../plugins/online-editors/playground/embedFrame';
import {
  otherRequests,
  type OtherRequests,
} from '../../plugins/online-editors/playground/other-requests/otherRequests';

/** Props of an embed; data instead of functions, so that they can be passed to the page. */
export type FixtureEmbed = OnlineEmbedProps & {
  /** The reader's edited files; null without edits. */
  edited?: Record<string, string> | null;
};

/** API of the fixture page for tests. */
export interface FixtureApi {
  /** Renders an embed, or updates its props. */
  mount: (id: string, props: FixtureEmbed) => void;
  /** Unmounts the embed, as navigation would. */
  unmount: (id: string) => void;
  setColorMode: (mode: 'light' | 'dark') => void;
  open: typeof open;
  /** Connects, with all requests that a playground supports. */
  connectPlayground: (
    ...values: Parameters<typeof connectPlayground>
  ) => Promise<Playground & OtherRequests>;
  embedFrame: typeof embedFrame;
  /** Active intervals and message listeners of the page. */
  alive: { intervals: Set<unknown>; listeners: Set<unknown> };
}

declare global {
  var fixture: FixtureApi;
}

const alive = watchLeaks();
const roots = new Map<string, Root>();
const main = document.querySelector('main')!;

function editedDemo(props: OnlineEmbedProps, edited: FixtureEmbed['edited']) {
  if (!edited || !('asset' in props)) return undefined;
  const files = Object.entries(edited).map(([name, value]) => [name, { type: 'FILE', value }]);
  const { asset } = props;
  return { ...asset, dependencies: { ...asset.dependencies, ...Object.fromEntries(files) } };
}

function Page({ props: { edited, ...props } }: { props: FixtureEmbed }) {
  fixture.setColorMode = useColorMode().setColorMode;
  const edits = edited === undefined ? undefined : () => editedDemo(props, edited);
  return <OnlineEmbed {...props} edits={edits} />;
}

type Call = (
  target: (...values: unknown[]) => unknown,
  self: unknown,
  values: unknown[],
) => unknown;

/** Intercepts calls of a function of the window. */
function watch(
  name: 'setInterval' | 'clearInterval' | 'addEventListener' | 'removeEventListener',
  apply: Call,
) {
  Object.assign(window, { [name]: new Proxy(window[name], { apply }) });
}

function watchLeaks(): FixtureApi['alive'] {
  const intervals = new Set<unknown>();
  const listeners = new Set<unknown>();
  watch('setInterval', (target, self, values) => {
    const timer = Reflect.apply(target, self, values);
    intervals.add(timer);
    return timer;
  });
  watch('clearInterval', (target, self, values) => {
    intervals.delete(values[0]);
    return Reflect.apply(target, self, values);
  });
  watch('addEventListener', (target, self, values) => {
    if (values[0] === 'message') listeners.add(values[1]);
    return Reflect.apply(target, self, values);
  });
  watch('removeEventListener', (target, self, values) => {
    listeners.delete(values[1]);
    return Reflect.apply(target, self, values);
  });
  return { intervals, listeners };
}

globalThis.fixture = {
  mount: (id, props) => {
    if (!roots.has(id)) {
      const place = document.createElement('div');
      place.id = id;
      main.append(place);
      roots.set(id, createRoot(place));
    }
    roots.get(id)!.render(
      <StrictMode>
        <ColorModeProvider>
          <Page props={props} />
        </ColorModeProvider>
      </StrictMode>,
    );
  },
  unmount: (id) => {
    roots.get(id)?.unmount();
    roots.delete(id);
    document.getElementById(id)?.remove();
  },
  setColorMode: () => undefined,
  open,
  connectPlayground: async (...values) => {
    const playground = await connectPlayground(...values);
    return { ...playground, ...otherRequests(playground) };
  },
  embedFrame,
  alive,
};
