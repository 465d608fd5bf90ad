import { IconChevronRight } from '@tabler/icons-react';
import { useT } from '~/i18n/use-t';
import { getActionTitle } from './action-title';
import { ActionValue, getActionIcon } from './action-value';
import classes from './action-value.module.css';
import { describeOneAction } from './describe-actions';
import type { NameLookUp } from './look-ups';
import { type ParsedAction, parseAction } from './macro-action';

interface ActionLineProps {
  readonly actions: readonly unknown[];
  readonly names: NameLookUp;
  readonly colors: ReadonlyMap<string, string | null | undefined>;
  /** True to show arrows between the actions, because their order matters. */
  readonly hasArrows?: boolean;
}

/** Reports whether a value may be truncated, so that shorter values next to it are shown completely. */
const isLong = (reading: ParsedAction): boolean =>
  reading.kind === 'unknown' || (reading.kind === 'text' && reading.text.length > SHORT);

const SHORT = 12;

/** Maximum number of actions in one line of a list. */
const MAX_STEPS = 6;

/**
 * Shows the actions of a macro or a rule in one line, each with an icon and its value. Screen readers read the action's
 * title, and a tooltip shows the action as a sentence.
 */
export function ActionLine({ actions, names, colors, hasArrows = false }: ActionLineProps) {
  const t = useT();
  return (
    <span className={classes.line} data-plain={!hasArrows || undefined}>
      {actions.slice(0, MAX_STEPS).map((action, index) => {
        const reading = parseAction(action);
        const Icon = getActionIcon(reading);
        const hasFlag =
          reading.kind === 'priority' && reading.priority !== null && reading.priority !== 'nil';
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: an action is identified by its place
            key={index}
            className={classes.step}
            data-long={isLong(reading) || undefined}
            title={describeOneAction(t, action, names)}
          >
            {hasArrows && index > 0 && (
              <IconChevronRight className={classes.separator} size={12} aria-hidden />
            )}
            {!hasFlag && <Icon size={15} aria-hidden />}
            {reading.kind !== 'unknown' && (
              <span className="visually-hidden">{getActionTitle(t, action)}: </span>
            )}
            <span className={classes.cut}>
              <ActionValue action={action} names={names} colors={colors} />
            </span>
          </span>
        );
      })}
      {actions.length > MAX_STEPS && <span>+{actions.length - MAX_STEPS}</span>}
    </span>
  );
}
