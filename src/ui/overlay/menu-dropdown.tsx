// The items of a menu.
import { Menu } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

/**
 * Focuses the menu's button before an item's action runs. If the action opens a dialog, the dialog returns the focus to
 * the element that was active before. That must be the button, because the menu may no longer exist when the dialog
 * closes.
 */
function giveBack({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const button = document.getElementById(currentTarget.getAttribute('aria-labelledby') ?? '');
  if (target instanceof Element && target.closest('[role="menuitem"]'))
    button?.focus({ preventScroll: true });
}

/**
 * Marks the first enabled item, so that Mantine focuses it. Otherwise, Mantine would try to focus a disabled item, and
 * the user couldn't reach any item. Also makes the menu focusable, which Mantine prevents, because on phones a long menu
 * is a sheet that scrolls.
 */
function prepare(menu: HTMLElement | null): void {
  if (!menu) return;
  menu.querySelector('[data-menu-item]:not(:disabled)')?.setAttribute('data-autofocus', '');
  menu.tabIndex = 0;
}

interface MenuDropdownProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function MenuDropdown({ className, children }: MenuDropdownProps) {
  return (
    <Menu.Dropdown ref={prepare} className={className} onClickCapture={giveBack}>
      {children}
    </Menu.Dropdown>
  );
}
