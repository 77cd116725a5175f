/** @jest-environment jsdom */
import sdk, { type Project } from '@stackblitz/sdk';
import { embedAddress } from './address';
import { embedFrame } from './embedFrame';
import { sourceRoute } from './source';
import type { PlaygroundOptions } from './validation';

/** A form as it was when it was posted. */
interface Posted {
  action: string;
  method: string;
  target: string;
  fields: [string, string][];
}

const project: Project = {
  title: 'Title "quoted"',
  description: 'Words',
  template: 'node',
  settings: { compile: { clearConsole: true } },
  files: { 'package.json': '{}', 'src/[id].tsx': '<b>&amp;</b>\n' },
};

let posted: Posted[];

beforeEach(() => {
  posted = [];
  document.body.innerHTML = '<div id="place" class="wide"></div>';
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
    this: HTMLFormElement,
  ) {
    const fields = [...new FormData(this)] as [string, string][];
    posted.push({ action: this.action, method: this.method, target: this.target, fields });
  });
});

afterEach(() => jest.restoreAllMocks());

/** The address that the SDK itself would give to a frame. */
function sdkAddress(options: PlaygroundOptions): string {
  const host = document.createElement('div');
  host.innerHTML = '<div></div>';
  sdk.embedProjectId(host.firstElementChild as HTMLElement, 'id', options).catch(() => undefined);
  return host.querySelector('iframe')!.src;
}

const parameters = (address: string) => [...new URL(address).searchParams].sort();

test.each<PlaygroundOptions>([
  {},
  { theme: 'dark', view: 'preview', sidebarView: 'ports', showSidebar: true },
  { showSidebar: false, hideExplorer: false, hideNavigation: true },
  { openFile: 'a.ts,b.ts', terminalHeight: 40, devToolsHeight: 0, hideDevTools: true },
  { openFile: ['a.ts', 'b/c d.ts'], startScript: 'dev', clickToLoad: true },
  { crossOriginIsolated: true, openFile: '' },
])('the address has the parameters that the SDK gives: %p', (options) => {
  const own = embedAddress('/edit/id', options);
  expect(parameters(own)).toEqual(parameters(sdkAddress(options)));
  expect(new URL(own).origin).toBe('https://stackblitz.com');
});

test('the form has the fields that the SDK posts', () => {
  embedFrame('place', { project });
  sdk.openProject(project);
  const [own, reference] = posted;
  const sorted = ({ fields }: Posted) => [...fields].sort(([a], [b]) => a.localeCompare(b));
  expect(sorted(own)).toEqual(sorted(reference));
  expect(own.method).toBe('post');
});

test('a project is posted into the frame that takes the place of the target', () => {
  const frame = embedFrame('place', { project }, { origin: 'http://localhost:9', theme: 'dark' });
  expect(document.getElementById('place')).toBe(frame);
  expect(frame).toMatchObject({ className: 'wide', height: '300' });
  expect(posted).toMatchObject([
    { action: 'http://localhost:9/run?embed=1&theme=dark', target: frame.name },
  ]);
  expect(document.forms).toHaveLength(0);
});

test('frames have their own names, so that no project lands in another one', () => {
  document.body.innerHTML = '<div id="a"></div><div id="b"></div>';
  expect(embedFrame('a', { project }).name).not.toBe(embedFrame('b', { project }).name);
});

test.each([
  [{ projectId: 'vitejs-vite' }, '/edit/vitejs-vite'],
  [{ projectId: 'a?b' }, '/edit/a%3Fb'],
  [{ repository: 'owner/name/tree/main' }, '/github/owner/name/tree/main'],
  [{ repository: 'owner/name#x' }, '/github/owner/name%23x'],
])('%p is opened at %s', (source, route) => {
  const frame = embedFrame('place', source, { height: 500 });
  expect(new URL(frame.src).pathname).toBe(route);
  expect(frame.height).toBe('500');
  expect(posted).toEqual([]);
});

test('only what an editor needs is permitted', () => {
  const { allow } = embedFrame('place', { projectId: 'x' });
  expect(allow).not.toMatch(/camera|microphone|geolocation|payment|\*/);
});

test('an empty source is refused before anything changes', () => {
  expect(() => embedFrame('place', { projectId: '' })).toThrow('Invalid project id');
  expect(() => sourceRoute({ repository: '' })).toThrow('Invalid repository');
  expect(document.querySelector('iframe')).toBeNull();
});
