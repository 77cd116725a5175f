import type { TranslationFile } from '@docusaurus/types';
import type { NavbarItem } from '../navbarItems';
import type { Customization } from './customize';
import type { NavigationOptions } from './options';

const FILE = 'navbar';
const idOf = (label: string) => `item.label.${label}`;

const labelsOf = (item: Partial<NavbarItem>): string[] => [
  ...(item.label ? [item.label] : []),
  ...(item.items ?? []).flatMap(labelsOf),
];

function withLabels<Item extends Partial<NavbarItem>>(
  item: Item,
  translate: (label: string) => string,
): Item {
  return {
    ...item,
    ...(item.label && { label: translate(item.label) }),
    ...(item.items && { items: item.items.map((child) => withLabels(child, translate)) }),
  };
}

/**
 * Lists the labels of configured navbar entries for translators, in `i18n/<locale>/navigation/navbar.json`.
 *
 * @param options of the plugin
 * @returns one file, or none when nothing configured has a label
 */
export function labelMessages({ override, prepend, append }: NavigationOptions): TranslationFile[] {
  const changes = Object.values(override ?? {}).filter((change) => change !== false);
  const labels = [...(prepend ?? []), ...changes, ...(append ?? [])].flatMap(labelsOf);
  const content = Object.fromEntries(
    labels.map((label) => [
      idOf(label),
      { message: label, description: `Configured navbar entry with the label ${label}` },
    ]),
  );
  return labels.length ? [{ path: FILE, content }] : [];
}

/**
 * Puts translated labels into the configured navbar entries; a label without translation stays English.
 *
 * @param options of the plugin
 * @param files of the current language
 */
export function translateLabels(
  options: NavigationOptions,
  files: TranslationFile[],
): NavigationOptions {
  const messages = files.find((file) => file.path === FILE)?.content ?? {};
  const translate = (label: string) => messages[idOf(label)]?.message ?? label;
  const override: Customization<NavbarItem>['override'] = Object.fromEntries(
    Object.entries(options.override ?? {}).map(([key, change]) => [
      key,
      change && withLabels(change, translate),
    ]),
  );
  return {
    override,
    prepend: options.prepend?.map((item) => withLabels(item, translate)),
    append: options.append?.map((item) => withLabels(item, translate)),
  };
}
