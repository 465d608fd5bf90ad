// Reveals hidden and direction-changing characters in rendered text.
import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';

/** Processes all nested text children. Text that a component receives in other props is left unchanged. */
export function revealHiddenCharacters(node: ReactNode): ReactNode {
  if (typeof node === 'string') return markHiddenCharacters(node);
  if (Array.isArray(node)) return Children.map(node, revealHiddenCharacters);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node;
  const { children } = node.props;
  if (children === undefined || typeof children === 'function') return node;
  // Keeps keys and positions, because otherwise React would remount what is already rendered, and the focus would be lost.
  const revealed = revealEach(children);
  return Array.isArray(revealed)
    ? cloneElement(node, undefined, ...revealed)
    : cloneElement(node, undefined, revealed);
}

const revealEach = (node: ReactNode): ReactNode =>
  Array.isArray(node) ? node.map(revealEach) : revealHiddenCharacters(node);
