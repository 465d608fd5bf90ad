import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconBraces, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MenuDropdown } from '~/ui/overlay/menu-dropdown';
import classes from './action-list.module.css';
import type { ActionRow, FormChange } from './macro-form';

export interface ActionControlsProps {
  readonly row: ActionRow;
  readonly place: number;
  readonly count: number;
  readonly problem: 'choose' | 'json' | null;
  readonly onChange: (change: FormChange) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  /** Names the action. */
  readonly label: string;
}

/** What can be done with an action, beside choosing what it says and dragging it. */
export function ActionControls(props: ActionControlsProps) {
  const { row, place, count, problem, onChange, onMove, onRemove, label } = props;
  const t = useT();
  const { key } = row;
  const isRaw = row.raw !== null;
  const name = t(m.macros_row_actions, { label });
  const items = [
    { title: t(m.common_move_up), icon: IconArrowUp, act: () => onMove(place - 2), off: place === 1 },
    { title: t(m.common_move_down), icon: IconArrowDown, act: () => onMove(place), off: place === count },
    { title: t(m.common_duplicate), icon: IconCopy, act: () => onChange({ type: 'duplicate', key }) },
    {
      title: t(isRaw ? m.macros_close_raw : m.macros_open_raw),
      icon: IconBraces,
      act: () => onChange({ type: isRaw ? 'close-raw' : 'open-raw', key }),
      // A text that is no JSON yet would be lost with its field.
      off: problem === 'json',
    },
  ];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" className={classes.more} aria-label={name} title={name}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <MenuDropdown>
        {items.map(({ title, icon: Icon, act, off = false }) => (
          <Menu.Item key={title} leftSection={<Icon size={16} aria-hidden />} disabled={off} onClick={act}>
            {title}
          </Menu.Item>
        ))}
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
          {t(m.common_remove)}
        </Menu.Item>
      </MenuDropdown>
    </Menu>
  );
}
