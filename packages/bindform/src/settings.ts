import type { FormItemProps, RenderConfigTypes, SharedConfig } from './types';

/** Options of one item after the nearest of each has won. */
export type Settings = RenderConfigTypes<never, never> & Pick<FormItemProps<never>, 'getContent'>;

/** The options of one level. */
export type Options = SharedConfig | undefined;

/** Merges options of several levels, the nearest last; `undefined` counts as absent. */
export const mergeSettings = (levels: Options[]): Settings => {
  const settings: Record<string, unknown> = {};
  for (const level of levels as (typeof settings | undefined)[]) {
    for (const key in level) if (level[key] !== undefined) settings[key] = level[key];
  }
  return settings;
};

/** The options that items share, by their names; whatever else a `<Form>` gets is an attribute. */
const OPTION =
  /^(trigger|messages|readOnly|noStyle|fullWidth|custom|formatC|requireI|context|label|error|formItem|content[CS])/;

/** Splits the props of a `<Form>` into what its items share and attributes of its element. */
export const splitProps = <P extends SharedConfig>(
  props: P,
): [options: SharedConfig, attributes: Omit<P, keyof SharedConfig>] => {
  const sides: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const [key, value] of Object.entries(props)) sides[OPTION.test(key) ? 0 : 1][key] = value;
  return sides as never;
};

/** Whether a trigger leaves validation to calls and submits. */
export const isManual = (trigger: unknown): boolean => String(trigger) === 'manual';

/** Whether a field is shown as a text, without a control. */
export const isText = ({ readOnly, readOnlyText }: Settings): boolean =>
  Boolean(readOnly) && readOnlyText !== undefined;
