/** The two ways in which React addresses a child by its parent. */
type NodeMethods = Pick<Node, 'removeChild' | 'insertBefore'>;

/**
 * Makes removing and inserting forgiving about children that are no longer where React has left them.
 * A browser's translator puts its own element in the place of each text, and React, which
 * still holds the text, would throw at the next change and take the whole page down
 * (https://github.com/facebook/react/issues/11538).
 *
 * @param prototype what the methods are replaced on: `Node.prototype`
 */
export function tolerateMovedNodes(prototype: NodeMethods): void {
  const { removeChild, insertBefore } = prototype;

  prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    // Where it has gone, it is no concern of this parent any more; only a copy may not stay behind.
    child.parentNode?.removeChild(child);
    return child;
  };

  prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    reference: Node | null,
  ): T {
    const before = reference?.parentNode === this ? reference : null;
    return insertBefore.call(this, node, before) as T;
  };
}
