// What a confirmation says, with a sign wherever one of its texts hides something or turns its direction.
import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { markHidden } from '~/lib/text/hidden-characters';

/** Reaches every text that is given here, however deep; not what a component draws of its other properties. */
export function marked(node: ReactNode): ReactNode {
  if (typeof node === 'string') return markHidden(node);
  if (Array.isArray(node)) return Children.map(node, marked);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node;
  const { children } = node.props;
  return children === undefined || typeof children === 'function'
    ? node
    : cloneElement(node, undefined, marked(children));
}
