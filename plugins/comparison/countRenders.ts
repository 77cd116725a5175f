/** The part of a fiber of React from which one sees what a commit has rendered. */
interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  memoizedProps: unknown;
}

let inputs = 0;
let commits = 0;

/** Walks what a commit has visited, as React Developer Tools do. */
function visit(fiber: Fiber): void {
  const previous = fiber.alternate;
  // A component that renders makes new props for its elements.
  if (fiber.type === 'input' && fiber.memoizedProps !== previous?.memoizedProps) inputs += 1;
  // A subtree that was not visited is shared with the previous tree.
  if (fiber.child === previous?.child) return;
  for (let child = fiber.child; child; child = child.sibling) visit(child);
}

const hook = {
  supportsFiber: true,
  checkDCE: () => undefined,
  inject: () => 1,
  onCommitFiberUnmount: () => undefined,
  onPostCommitFiberRoot: () => undefined,
  onCommitFiberRoot(_renderer: unknown, root: { current: Fiber }) {
    commits += 1;
    visit(root.current);
  },
};

// React DOM looks for the hook of the developer tools when it is loaded.
Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });

const task = () => new Promise((resolve) => setTimeout(resolve));

/** Tasks without a commit after which an action is over. */
const QUIET_TASKS = 20;

/**
 * Counts the inputs that an action renders, until React has nothing more to do; an input that is
 * rendered twice counts twice. Import this module before React DOM.
 *
 * @param act the action
 */
export async function countInputRenders(act: () => unknown): Promise<number> {
  const before = inputs;
  await act();
  for (let quiet = 0, seen = commits; quiet < QUIET_TASKS; seen = commits) {
    await task();
    quiet = commits === seen ? quiet + 1 : 0;
  }
  return inputs - before;
}
