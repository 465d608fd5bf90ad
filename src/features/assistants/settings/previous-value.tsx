import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isSameJson, type Json } from '~/lib/json/merge-patch';
import { keepFocusAfter } from '../editing/keep-focus-after';
import { getConfigValueFormat } from '../key-labels';
import classes from './settings.module.css';

interface PreviousValueProps {
  readonly name: string;
  /** The original value. Undefined if the key is new. */
  readonly before: Json | undefined;
  readonly now: Json | undefined;
  /** True if the input isn't a valid value yet. The user can undo invalid input, too. */
  readonly isTyped?: boolean;
  readonly onUndo: () => void;
}

/** Shows the previous value of a changed field below the field, with a button that undoes the change. */
export function PreviousValue({ name, before, now, isTyped = false, onUndo }: PreviousValueProps) {
  const t = useT();
  const isSame = isSameJson(before, now);
  if (isSame && !isTyped) return null;
  return (
    <div className={classes.was}>
      {!isSame &&
        (before === undefined
          ? t(m.assistants_new_in_edit)
          : t(m.assistants_previous_value, { before: getConfigValueFormat(t, [before, now])(before) }))}{' '}
      <button
        type="button"
        aria-label={t(m.assistants_undo_change, { what: name })}
        onClick={({ currentTarget }) => keepFocusAfter(currentTarget, onUndo)}
      >
        {t(m.common_undo)}
      </button>
    </div>
  );
}
