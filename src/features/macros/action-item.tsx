import { ActionIcon, Textarea } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { getActionTitle } from '~/domain/action-title';
import { getActionIcon } from '~/domain/action-value';
import { findNamedRecord } from '~/domain/links/record-link';
import { findActionTargets, getActionName, parseAction } from '~/domain/macro-action';
import type { ActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { parseJsonValue } from '~/lib/json/typed-json';
import { getJsonLossWarning } from '~/ui/form/json-loss';
import { ActionControls, type ActionControlsProps } from './action-controls';
import classes from './action-list.module.css';
import { ActionNotes, type ActionNotesProps } from './action-notes';
import { ActionPicker, getMissingValueSentence } from './action-picker';

interface ActionItemProps
  extends Omit<ActionControlsProps, 'label' | 'named'>,
    Pick<ActionNotesProps, 'lints' | 'refused'> {
  /** True once the form was submitted, so that missing values are errors. */
  readonly showProblem: boolean;
  readonly targets: ActionTargets;
  readonly isDragged: boolean;
  readonly onDragStart: () => void;
}

/** Maximum number of records that the menu of an action links to. */
const MAX_NAMED = 8;

/** Returns the labels, team or agent that an action refers to. */
const findNamedRecords = (action: unknown, targets: ActionTargets): ActionControlsProps['named'] =>
  findActionTargets(parseAction(action))
    .slice(0, MAX_NAMED)
    .flatMap(({ kind, value }) => {
      const record = findNamedRecord(targets, kind, value);
      return record ? [{ kind, ...record }] : [];
    });

/** Edits an action of a macro: icon, title, a picker or JSON for its value, and notes. */
export function ActionItem(props: ActionItemProps) {
  const { row, place, lints, problem, showProblem, refused, targets, isDragged } = props;
  const { onChange, onMove, onDragStart } = props;
  const t = useT();
  const { key, value } = row;
  const reading = parseAction(value);
  const Icon = getActionIcon(reading);
  const title = getActionTitle(t, value);
  const label = t(m.macros_action_place, { place, title });
  const changeParams = (params: readonly unknown[]) => onChange({ type: 'params', key, params });
  return (
    <li className={classes.item} aria-label={label} data-dragged={isDragged || undefined}>
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
      <span className={classes.icon}>
        <Icon size={15} aria-hidden />
      </span>
      <span className={classes.title} title={getActionName(value) ?? undefined}>
        {title}
      </span>
      <div className={classes.value}>
        {row.raw === null ? (
          <ActionPicker
            value={value}
            label={label}
            targets={targets}
            error={showProblem && problem === 'choose' ? getMissingValueSentence(t, reading) : undefined}
            onChange={changeParams}
          />
        ) : (
          <RawParams
            text={row.raw}
            label={t(m.macros_raw, { label })}
            isNamed={getActionName(value) !== null}
            onChange={(text) => onChange({ type: 'raw', key, text })}
          />
        )}
        <ActionNotes
          value={value}
          lints={lints}
          refused={refused}
          onParams={row.raw === null ? changeParams : undefined}
        />
      </div>
      <ActionControls {...props} label={label} named={findNamedRecords(value, targets)} />
    </li>
  );
}

interface RawParamsProps {
  readonly text: string;
  readonly label: string;
  /** True if the action has a name. The field then contains only the parameters, otherwise the entire value. */
  readonly isNamed: boolean;
  readonly onChange: (text: string) => void;
}

/** Edits the parameters or the entire value of an action as JSON. */
function RawParams({ text, label, isNamed, onChange }: RawParamsProps) {
  const t = useT();
  return (
    <Textarea
      className={classes.raw}
      aria-label={label}
      description={t(isNamed ? m.macros_raw_hint : m.macros_raw_whole_hint)}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={parseJsonValue(text) === undefined && (getJsonLossWarning(t, text) ?? t(m.macros_raw_invalid))}
      autosize
      minRows={2}
      maxRows={16}
      spellCheck={false}
    />
  );
}
