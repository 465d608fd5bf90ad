import { ActionIcon, Group, Paper, Stack, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconBraces,
  IconCopy,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import { actionName, furtherKeys } from '~/domain/macro-action';
import type { ActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './action-list.module.css';
import { ActionPicker } from './action-picker';
import type { Lint } from './lints';
import type { ActionRow, FormChange } from './macro-form';
import { actionTitle, lintSentence } from './macro-labels';
import { RawParams } from './raw-params';

interface ActionItemProps {
  readonly row: ActionRow;
  readonly place: number;
  readonly count: number;
  readonly lints: readonly Lint[];
  readonly problem: 'choose' | 'json' | null;
  /** Whether what is still to be chosen is asked for already. */
  readonly showProblem: boolean;
  readonly refused: { readonly names: readonly string[]; readonly message: string } | null;
  readonly targets: ActionTargets;
  readonly isDragged: boolean;
  readonly onChange: (change: FormChange) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onDragStart: () => void;
}

/** One action: what it is, its picker or its JSON, and what is likely wrong with it. */
export function ActionItem(props: ActionItemProps) {
  const {
    row,
    place,
    count,
    lints,
    problem,
    showProblem,
    refused,
    targets,
    isDragged,
    onChange,
    onMove,
    onRemove,
    onDragStart,
  } = props;
  const t = useT();
  const { key, value } = row;
  const title = actionTitle(t, value);
  const label = t(m.macros_action_place, { place, title });
  const more = actionName(value) === null ? null : furtherKeys(value);
  const isRefused = refused?.names.includes(actionName(value) ?? '') ?? false;
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
    <Paper
      component="li"
      withBorder
      p="sm"
      className={classes.item}
      aria-label={label}
      data-dragged={isDragged || undefined}
    >
      <Stack gap="xs">
        <Group gap={4} align="center">
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.handle}
            aria-label={t(m.macros_drag, { label })}
            onKeyDown={(event) => {
              const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
              if (step === undefined) return;
              event.preventDefault();
              onMove(place - 1 + step);
            }}
            onPointerDown={(event) => {
              event.preventDefault();
              event.currentTarget.focus();
              onDragStart();
            }}
          >
            <IconGripVertical size={16} aria-hidden />
          </ActionIcon>
          <Text fw={600} size="sm" className={classes.title}>
            {place}. {title}
          </Text>
          <Group gap={4} wrap="nowrap">
            {controls.map(({ name, icon: Icon, act, off = false }) => (
              <ActionIcon
                key={name}
                variant="subtle"
                color="gray"
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
        </Group>
        {row.raw === null ? (
          <ActionPicker
            value={value}
            label={label}
            targets={targets}
            error={showProblem && problem === 'choose' ? t(m.macros_choose) : undefined}
            onChange={(params) => onChange({ type: 'params', key, params })}
          />
        ) : (
          <RawParams
            text={row.raw}
            label={t(m.macros_raw, { label })}
            isNamed={actionName(value) !== null}
            onChange={(text) => onChange({ type: 'raw', key, text })}
          />
        )}
        {more && (
          <Text size="sm" c="dimmed" className="raw-text">
            {t(m.macros_more_keys, { more: JSON.stringify(more) })}
          </Text>
        )}
        {lints.map((lint) => (
          <Text size="sm" key={`${lint.code} ${lint.subject}`} className={classes.lint}>
            <IconAlertTriangle
              size={16}
              color="var(--mantine-color-orange-6)"
              aria-label={t(m.macros_likely_mistake)}
            />
            <span>{lintSentence(t, lint)}</span>
          </Text>
        ))}
        {isRefused && refused && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert" className="raw-text">
            {t(m.macros_action_refused)} {refused.message}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
