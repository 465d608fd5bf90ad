// The items of a menu.
import { Menu } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

/** The button has the focus before what an item opens asks who had it: the menu may be gone by then. */
function giveBack({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const button = document.getElementById(currentTarget.getAttribute('aria-labelledby') ?? '');
  if (target instanceof Element && target.closest('[role="menuitem"]'))
    button?.focus({ preventScroll: true });
}

/** The first item that can be chosen has the focus: one that can't would be asked to take it, and none could be reached. */
function markFirst(menu: HTMLElement | null): void {
  menu?.querySelector('[data-menu-item]:not(:disabled)')?.setAttribute('data-autofocus', '');
}

export function MenuDropdown({ children }: { readonly children: ReactNode }) {
  return (
    <Menu.Dropdown ref={markFirst} onClickCapture={giveBack}>
      {children}
    </Menu.Dropdown>
  );
}
