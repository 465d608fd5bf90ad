// The items of a menu.
import { Menu } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

/**
 * Focuses the menu's button before an item's action runs. A dialog that the action opens returns the focus to the
 * element that was active, and the menu may no longer exist then.
 */
function giveBack({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const button = document.getElementById(currentTarget.getAttribute('aria-labelledby') ?? '');
  if (target instanceof Element && target.closest('[role="menuitem"]'))
    button?.focus({ preventScroll: true });
}

/**
 * Marks the first enabled item, which Mantine then focuses. Without a mark, Mantine would try to focus a disabled item,
 * and no item could be reached.
 */
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
