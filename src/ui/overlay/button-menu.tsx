// Mantine's menu below a button that is drawn elsewhere.
import { Menu, type MenuProps } from '@mantine/core';
import { type ReactNode, type RefCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { MenuOfButton } from './menu-button';
import { MenuDropdown } from './menu-dropdown';

interface ButtonMenuProps extends MenuOfButton {
  readonly look?: Pick<MenuProps, 'position' | 'width'>;
  readonly children: ReactNode;
}

export function ButtonMenu({ id, button, isOpen, onChange, look, children }: ButtonMenuProps) {
  // The focus goes back to what had it as the menu opened, which Mantine doesn't note of one that is open from the start.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <Menu shadow="md" {...look} id={id} opened={isOpen && isMounted} onChange={onChange}>
      <Menu.Target>
        <Elsewhere button={button} />
      </Menu.Target>
      <MenuDropdown>{children}</MenuDropdown>
    </Menu>
  );
}

interface ElsewhereProps {
  readonly button: HTMLElement | null;
  /** Mantine's: what it gets, the menu stands at. */
  readonly ref?: RefCallback<HTMLElement>;
}

/** Stands for the button in the menu's eyes. */
function Elsewhere({ button, ref }: ElsewhereProps) {
  useLayoutEffect(() => {
    ref?.(button);
  }, [button, ref]);
  return null;
}
