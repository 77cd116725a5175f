const nothing = () => {};

/** Without layout, no media query matches and no element changes its size. */
Object.assign(window, {
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addListener: nothing,
    removeListener: nothing,
    addEventListener: nothing,
    removeEventListener: nothing,
  }),
  ResizeObserver: class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  },
  PointerEvent: MouseEvent,
});
Element.prototype.scrollIntoView = nothing;
