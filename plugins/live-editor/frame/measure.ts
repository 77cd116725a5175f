/**
 * Reports the height of the content, in px, whenever it changes. The body is what it measures: it is as
 * high as what it holds, lists and pop-ups that hang out of it included.
 *
 * @param onHeight gets the new height
 * @returns a function that gives the present height
 */
export function watchHeight(onHeight: (height: number) => void): () => number {
  const measure = () => document.body.scrollHeight;
  let last = -1;
  const check = () => {
    const height = measure();
    if (height === last) return;
    last = height;
    onHeight(height);
  };
  new ResizeObserver(check).observe(document.body);
  new MutationObserver(check).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return measure;
}
