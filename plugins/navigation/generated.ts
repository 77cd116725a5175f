/** A generated entry of the navbar or of a sidebar, under the key by which options can name it. */
export interface Generated<Item> {
  key: string;
  item: Item;
  /** Second level. */
  items?: Generated<Item>[];
}
