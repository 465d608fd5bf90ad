import { ActionIcon, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconBraces, IconCopy, IconTrash } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActionItemProps } from './action-item';
import classes from './action-list.module.css';

interface ActionControlsProps extends ActionItemProps {
  /** Names the action. */
  readonly label: string;
}

/** What can be done with an action, beside choosing what it says. */
export function ActionControls(props: ActionControlsProps) {
  const { row, place, count, problem, onChange, onMove, onRemove, label } = props;
  const t = useT();
  const { key } = row;
  const controls = [
    {
      name: t(m.macros_move_up, { label }),
      icon: IconArrowUp,
      act: () => onMove(place - 2),
      off: place === 1,
    },
    {
      name: t(m.macros_move_down, { label }),
      icon: IconArrowDown,
      act: () => onMove(place),
      off: place === count,
    },
    {
      name: t(m.macros_duplicate, { label }),
      icon: IconCopy,
      act: () => onChange({ type: 'duplicate', key }),
    },
    {
      name: t(row.raw === null ? m.macros_open_raw : m.macros_close_raw, { label }),
      icon: IconBraces,
      act: () => onChange({ type: row.raw === null ? 'open-raw' : 'close-raw', key }),
      // A text that is no JSON yet would be lost with its field.
      off: problem === 'json',
    },
    { name: t(m.macros_remove, { label }), icon: IconTrash, act: onRemove },
  ];
  return (
    <Group gap={4} wrap="nowrap">
      {controls.map(({ name, icon: Icon, act, off = false }) => (
        <ActionIcon
          key={name}
          variant="transparent"
          className={classes.control}
          c={off ? 'var(--line-strong)' : 'var(--ink-3)'}
          aria-label={name}
          title={name}
          mod={{ disabled: off }}
          aria-disabled={off}
          onClick={off ? () => {} : act}
        >
          <Icon size={16} aria-hidden />
        </ActionIcon>
      ))}
    </Group>
  );
}
