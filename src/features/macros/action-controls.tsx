import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
  IconBraces,
  IconCopy,
  IconDots,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { getNamedRecordPage } from '~/domain/links/record-link';
import type { NamedRecord, NamedRecordKind } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isolateDirection } from '~/lib/text/isolate-direction';
import { useScope } from '~/session/scope-context';
import { MenuDropdown } from '~/ui/overlay/menu-dropdown';
import classes from './action-list.module.css';
import type { MacroActionRow, MacroFormChange } from './macro-form';

export interface ActionControlsProps {
  readonly row: MacroActionRow;
  readonly place: number;
  readonly count: number;
  readonly problem: 'choose' | 'json' | null;
  readonly onChange: (change: MacroFormChange) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  /** The name of the action, used in accessible labels. */
  readonly label: string;
  /** The records that the action refers to. */
  readonly named: readonly (NamedRecord & { readonly kind: NamedRecordKind })[];
}

/** The remove button of an action, and a menu to move, duplicate or edit it as JSON. */
export function ActionControls(props: ActionControlsProps) {
  const { row, place, count, problem, onChange, onMove, onRemove, label, named } = props;
  const t = useT();
  const workspace = useScope().slug;
  const { key } = row;
  const isRaw = row.raw !== null;
  const menuName = t(m.macros_row_actions, { label });
  const removeName = t(m.macros_remove_action, { label });
  const items = [
    { title: t(m.common_move_up), icon: IconArrowUp, act: () => onMove(place - 2), off: place === 1 },
    { title: t(m.common_move_down), icon: IconArrowDown, act: () => onMove(place), off: place === count },
    { title: t(m.common_duplicate), icon: IconCopy, act: () => onChange({ type: 'duplicate', key }) },
    {
      title: t(isRaw ? m.macros_close_raw : m.macros_open_raw),
      icon: IconBraces,
      act: () => onChange({ type: isRaw ? 'close-raw' : 'open-raw', key }),
      // Disables closing the JSON field while the JSON is invalid, because closing it would discard the input.
      off: problem === 'json',
    },
  ];
  return (
    <div className={classes.controls}>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.more}
            aria-label={menuName}
            title={menuName}
          >
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <MenuDropdown>
          {items.map(({ title, icon: Icon, act, off = false }) => (
            <Menu.Item key={title} leftSection={<Icon size={16} aria-hidden />} disabled={off} onClick={act}>
              {title}
            </Menu.Item>
          ))}
          {named.map(({ kind, id, name }) => (
            <Menu.Item
              key={`${kind} ${id}`}
              leftSection={<IconArrowRight size={16} aria-hidden />}
              renderRoot={(root) => <Link {...root} {...getNamedRecordPage(kind, workspace, id)} />}
            >
              {t(m.apply_to_do_open, { name: isolateDirection(name) })}
            </Menu.Item>
          ))}
        </MenuDropdown>
      </Menu>
      <ActionIcon variant="subtle" color="gray" aria-label={removeName} title={removeName} onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
