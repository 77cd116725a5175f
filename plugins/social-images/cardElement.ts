/** An element as satori takes it: React's shape, without React. */
export interface CardElement {
  type: string;
  props: {
    style?: Record<string, string | number>;
    children?: CardElement[] | string;
    [attribute: string]: unknown;
  };
}

/**
 * A box in a drawing, which lays its children out in a row unless its style says otherwise.
 *
 * @param style CSS in the names of the DOM, lengths in px
 * @param children boxes, or a text
 */
export const box = (
  style: Record<string, string | number>,
  children: CardElement[] | string,
): CardElement => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});
