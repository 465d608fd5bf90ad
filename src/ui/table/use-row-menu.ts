// A single menu shared by all rows of a list: a hundred rows have a hundred buttons, but only one menu is rendered.
import { type MouseEvent, useId, useState } from 'react';
import type { MenuOfButton } from '../overlay/menu-button';

interface OpenedMenu<Row> {
  readonly row: Row;
  readonly button: HTMLElement;
  readonly isOpen: boolean;
}

export function useRowMenu<Row>() {
  const id = useId();
  const [opened, setOpened] = useState<OpenedMenu<Row> | null>(null);
  /** Returns the props of a row's menu button. */
  const getTarget = (row: Row) => {
    const isOpen = opened?.isOpen === true && opened.row === row;
    return {
      ...(opened?.row === row && { id }),
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-dropdown` : undefined,
      onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
        setOpened({ row, button: currentTarget, isOpen: !isOpen }),
    } as const;
  };
  const menu: MenuOfButton | null = opened && {
    id,
    button: opened.button,
    isOpen: opened.isOpen,
    onChange: (isOpen) => setOpened({ ...opened, isOpen }),
  };
  /** The row whose menu is or was open. The menu stays mounted after closing, so that it can restore the focus. */
  return { getTarget, menu, row: opened?.row };
}
