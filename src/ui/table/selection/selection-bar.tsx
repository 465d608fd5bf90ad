// The actions for selected rows. The bar covers the bottom of the list, so that selecting rows causes no layout shift.
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  /** The number and kind of selected records. */
  readonly label: string;
  readonly onClear: () => void;
  /** `SelectionAction` elements. */
  readonly children: ReactNode;
}

export function SelectionBar({ label, onClear, children }: SelectionBarProps) {
  const t = useT();
  const clear = t(m.common_clear_selection);
  return (
    <div className={classes.place}>
      <fieldset className={classes.bar} aria-label={label}>
        <span className={classes.count} role="status">
          {label}
        </span>
        {children}
        <button type="button" aria-label={clear} title={clear} onClick={onClear}>
          <IconX size={16} aria-hidden />
        </button>
      </fieldset>
    </div>
  );
}

interface SelectionActionProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isDestructive?: boolean;
  readonly onClick: () => void;
}

/** An action of the bar. On small screens, only its icon is shown if there are several actions. */
export function SelectionAction({ icon, label, isDestructive = false, onClick }: SelectionActionProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      data-destructive={isDestructive || undefined}
      onClick={onClick}
    >
      {icon}
      <span aria-hidden>{label}</span>
    </button>
  );
}
