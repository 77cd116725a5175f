/** How long the height rests, in ms, before one that has grown with the frame is reported after all. */
const REST_MS = 300;

/**
 * Reports the height of the content, in px, whenever it changes. The body is what it measures: it is as
 * high as what it holds, lists and pop-ups that hang out of it included.
 *
 * Content of `100vh` is always higher than the frame, by the space around it. So what grows as much as the frame
 * has just grown is reported once, in case it has grown by itself at that moment, but not again and again.
 *
 * @param onHeight gets the new height
 * @returns a function that gives the present height
 */
export function watchHeight(onHeight: (height: number) => void): () => number {
  const measure = () => document.body.scrollHeight;
  let last = -1;
  let frameHeight = window.innerHeight;
  let late: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    const height = measure();
    const frameGrowth = window.innerHeight - frameHeight;
    frameHeight += frameGrowth;
    if (height === last) return;
    // Heights are rounded.
    const isEcho = frameGrowth > 0 && height > last && height - last >= frameGrowth - 1;
    last = height;
    if (isEcho) late ??= setTimeout(() => onHeight(last), REST_MS);
    else {
      clearTimeout(late);
      late = undefined;
      onHeight(height);
    }
  };
  // The event comes before the observer of sizes by the standard, after it in Chromium.
  window.addEventListener('resize', check);
  new ResizeObserver(check).observe(document.body);
  new MutationObserver(check).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return measure;
}
