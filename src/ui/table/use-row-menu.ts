// A single menu shared by all rows of a list. Each row has its own button, but only one menu is rendered.
import { type MouseEvent, useId, useState } from 'react';
import type { AttachedMenuProps } from '../overlay/menu-button';

interface OpenedMenu<Row> {
  readonly row: Row;
  readonly button: HTMLElement;
  readonly isOpen: boolean;
}

export function useRowMenu<Row>() {
  const id = useId();
  const [opened, setOpened] = useState<OpenedMenu<Row> | null>(null);
  /**
   * Returns the props of a row's menu button. The props don't depend on the open menu, so that opening a menu doesn't
   * rerender the rows.
   */
  const getTarget = (row: Row) =>
    ({
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onClick: ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) =>
        setOpened((current) => ({ row, button, isOpen: !(current?.isOpen && current.button === button) })),
    }) as const;
  const menu: AttachedMenuProps | null = opened && {
    id,
    button: opened.button,
    isOpen: opened.isOpen,
    onChange: (isOpen) => setOpened({ ...opened, isOpen }),
  };
  /** The row whose menu is or was open. The menu stays mounted after closing, so that it can restore the focus. */
  return { getTarget, menu, row: opened?.row };
}

/** Returns the props of the menu button of a row. */
export type GetMenuTarget<Row> = ReturnType<typeof useRowMenu<Row>>['getTarget'];
