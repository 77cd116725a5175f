import type { SnippetGroup } from './snippet';
import { ASKING } from './snippets/asking';
import { CLICKS } from './snippets/clicks';
import { EARLY } from './snippets/early';
import { FOCUS } from './snippets/focus';
import { MESSAGES } from './snippets/messages';
import { NAVIGATION } from './snippets/navigation';
import { NESTED_DOCUMENTS } from './snippets/nested';
import { PAGE } from './snippets/page';
import { PEERS } from './snippets/peers';
import { REQUESTS } from './snippets/requests';
import { SCROLLING } from './snippets/scrolling';

/** All hostile snippets, by their aim. */
export const SNIPPET_GROUPS: SnippetGroup[] = [
  PAGE,
  REQUESTS,
  NESTED_DOCUMENTS,
  PEERS,
  EARLY,
  NAVIGATION,
  CLICKS,
  FOCUS,
  SCROLLING,
  ASKING,
  MESSAGES,
];
