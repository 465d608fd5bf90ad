// Reveals hidden and direction-changing characters in the texts of a confirmation.
import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { markHidden } from '~/lib/text/hidden-characters';

/** Processes all nested text children. Text that a component receives in other props is left unchanged. */
export function revealHiddenCharacters(node: ReactNode): ReactNode {
  if (typeof node === 'string') return markHidden(node);
  if (Array.isArray(node)) return Children.map(node, revealHiddenCharacters);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node;
  const { children } = node.props;
  return children === undefined || typeof children === 'function'
    ? node
    : cloneElement(node, undefined, revealHiddenCharacters(children));
}
