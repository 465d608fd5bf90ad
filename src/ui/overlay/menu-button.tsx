// A button with a code-split menu. The button is rendered at once and isn't replaced when the menu's code arrives.
import { type ReactNode, type RefCallback, useId, useState } from 'react';
import type { LazyPart } from '../page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '../page/lazy-part-boundary';

/** The props that connect a menu to its button. */
export interface AttachedMenuProps {
  readonly id: string;
  readonly button: HTMLElement | null;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

interface MenuTarget extends ReturnType<typeof createPreloadHandlers> {
  readonly ref: RefCallback<HTMLElement>;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': false;
  readonly onClick: () => void;
}

interface MenuButtonProps {
  /** The code of the menu. */
  readonly part: LazyPart;
  /** Renders the code-split menu, which puts its items into an `AttachedMenu`. */
  readonly menu: (menu: AttachedMenuProps) => ReactNode;
  /** Renders the button. */
  readonly children: (props: MenuTarget) => ReactNode;
}

export function MenuButton({ part, menu, children }: MenuButtonProps) {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  /** Undefined until the menu is first opened. */
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      {children({
        ...createPreloadHandlers(part),
        ref: setButton,
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen !== undefined && (
        <LazyPartBoundary asked={isOpen}>{menu({ id, button, isOpen, onChange: setOpen })}</LazyPartBoundary>
      )}
    </>
  );
}
