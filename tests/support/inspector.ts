import type { Locator } from 'playwright-core';
import type { OpenDemo } from './guideDemos';

/** A demo whose inspector is read. */
export type InspectedDemo = Pick<OpenDemo, 'block' | 't'>;

const TABS = {
  model: ['Model', '数据'],
  errors: ['Errors', '错误'],
  state: ['State', '状态'],
  renders: ['Renders', '渲染次数'],
} as const;

/** Row of the component that calls `useForm`, among the paths of fields. */
export const COMPONENT = '';

/** The inspector of a demo: below the preview, in the same block. */
export const inspectorOf = ({ block }: InspectedDemo): Locator =>
  block.locator('[data-demo-inspector]');

/**
 * Opens a tab of a demo's inspector once that is live.
 *
 * @returns the panel of the tab
 */
export async function openInspector(demo: InspectedDemo, tab: keyof typeof TABS): Promise<Locator> {
  const inspector = inspectorOf(demo);
  await demo.block.locator('[data-demo-inspector][data-inspecting]').waitFor();
  const [english, chinese] = TABS[tab];
  const name = demo.t(english, chinese);
  const button = inspector
    .getByRole('tablist', { name: demo.t('Form inspector', '表单检查器') })
    .getByRole('tab', { name, exact: true });
  // Only then, since a click takes the focus away from the demo.
  if ((await button.getAttribute('aria-selected')) !== 'true') await button.click();
  return inspector.getByRole('tabpanel', { name, exact: true });
}

/** Waits until the data of a demo has each of these lines, without their indents. */
export async function waitForModel(demo: InspectedDemo, ...lines: string[]): Promise<void> {
  const panel = await openInspector(demo, 'model');
  for (const line of lines) await panel.filter({ hasText: line }).waitFor();
}

/** The data of a demo in one line, as in JavaScript source without commas. */
export async function modelOf(demo: InspectedDemo): Promise<string> {
  const panel = await openInspector(demo, 'model');
  return (await panel.innerText()).replace(/\s+/g, ' ').trim();
}

/** The errors of a demo in their order, each after its path. */
export async function errorsOf(demo: InspectedDemo): Promise<string[]> {
  const panel = await openInspector(demo, 'errors');
  return panel.getByRole('listitem').allInnerTexts();
}

/** The rows of a demo's counts of renders, by the path of the field. */
async function rendersRow(demo: InspectedDemo, path: string, form: number): Promise<Locator> {
  const panel = await openInspector(demo, 'renders');
  const name = path === COMPONENT ? demo.t('Component with useForm', '调用 useForm 的组件') : path;
  return panel
    .getByRole('table')
    .nth(form)
    .getByRole('row')
    .filter({ has: demo.block.page().getByRole('rowheader', { name, exact: true }) });
}

/**
 * How often the control of a field has rendered.
 *
 * @param path path of the field, or {@link COMPONENT}
 * @param form which form of the demo, from 0
 */
export async function rendersOf(demo: InspectedDemo, path: string, form = 0): Promise<number> {
  const row = await rendersRow(demo, path, form);
  return Number(await row.getByRole('cell').innerText());
}

/** Waits until the control of a field has rendered so often. */
export async function waitForRenders(
  demo: InspectedDemo,
  path: string,
  count: number,
  form = 0,
): Promise<void> {
  const row = await rendersRow(demo, path, form);
  await row.getByRole('cell', { name: String(count), exact: true }).waitFor();
}

/** All counts of renders of a form of a demo: of the component first, then of its fields in their order. */
export async function allRendersOf(demo: InspectedDemo, form = 0): Promise<number[]> {
  const panel = await openInspector(demo, 'renders');
  const counts = await panel.getByRole('table').nth(form).getByRole('cell').allInnerTexts();
  return counts.map(Number);
}
