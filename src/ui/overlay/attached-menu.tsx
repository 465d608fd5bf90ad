// A Mantine menu that is attached to a button rendered by another component.
import { Menu, type MenuProps } from '@mantine/core';
import { type ReactNode, type RefCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { AttachedMenuProps } from './menu-button';
import { MenuDropdown } from './menu-dropdown';

interface ButtonMenuProps extends AttachedMenuProps {
  readonly look?: Pick<MenuProps, 'position' | 'width'>;
  readonly children: ReactNode;
}

export function AttachedMenu({ id, button, isOpen, onChange, look, children }: ButtonMenuProps) {
  // Opens the menu after its first render, because Mantine restores the focus only for menus that open after mounting.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  // Sets the attributes directly on the element. Passing them as props would rerender the list that contains the button
  // whenever a menu opens.
  useLayoutEffect(() => {
    if (!button || !isOpen) return;
    // Removes the ID from the button whose menu was open before, because element IDs must be unique.
    document.getElementById(id)?.removeAttribute('id');
    button.setAttribute('id', id);
    // Skips fields, to which a menu may also be attached, because fields must not have the attributes of a button.
    if (button.tagName !== 'BUTTON') return;
    button.setAttribute('aria-expanded', 'true');
    button.setAttribute('aria-controls', `${id}-dropdown`);
    return () => {
      button.setAttribute('aria-expanded', 'false');
      button.removeAttribute('aria-controls');
    };
  }, [id, button, isOpen]);
  return (
    <Menu {...look} id={id} opened={isOpen && isMounted} onChange={onChange}>
      <Menu.Target>
        <Elsewhere button={button} />
      </Menu.Target>
      <MenuDropdown>{children}</MenuDropdown>
    </Menu>
  );
}

interface ElsewhereProps {
  readonly button: HTMLElement | null;
  /** The `ref` that Mantine passes. The menu is positioned relative to the element that this `ref` receives. */
  readonly ref?: RefCallback<HTMLElement>;
}

/** Makes a button that another component rendered the target of the menu. Renders nothing. */
function Elsewhere({ button, ref }: ElsewhereProps) {
  useLayoutEffect(() => {
    ref?.(button);
  }, [button, ref]);
  return null;
}
