// The toolbar above a list: search, filters and view menu.
import { Button } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { ChangeEventHandler, ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { moveFocusOnRemoval } from '../form/move-focus-on-removal';
import classes from './filter-bar.module.css';

interface FilterBarProps {
  readonly search?: ReactNode;
  readonly children?: ReactNode;
  /** The view menu's button, at the end of the line. */
  readonly view?: ReactNode;
  /** Clears all filters. Undefined if no filter is active. */
  readonly onClear?: (() => void) | undefined;
}

export function FilterBar({ search, children, view, onClear }: FilterBarProps) {
  const t = useT();
  return (
    <div className={classes.filters}>
      {search}
      <div className={classes.chips}>
        {children}
        {onClear && (
          <Button ref={moveFocusOnRemoval} variant="transparent" px={4} onClick={onClear}>
            {t(m.common_clear_filters)}
          </Button>
        )}
      </div>
      {view && <div className={classes.view}>{view}</div>}
    </div>
  );
}

interface FilterSelectProps {
  readonly label: string;
  readonly value: string | number;
  /** The options. An empty value means no selection. */
  readonly data: readonly { readonly value: string; readonly label: string }[];
  /** True if the platform ignores the filter. The filter then shows its first option and is disabled. */
  readonly isIgnored?: boolean;
  readonly onChange: ChangeEventHandler<HTMLSelectElement>;
}

/** A filter with a few options, highlighted while it is active. */
export function FilterSelect({ label, value: chosen, data, isIgnored = false, onChange }: FilterSelectProps) {
  const value = isIgnored ? (data[0]?.value ?? '') : chosen;
  const isSet = value !== '' && data.some((choice) => choice.value === '');
  return (
    <label className={isSet ? `${classes.chip} ${classes.set}` : classes.chip}>
      <span aria-hidden>{label}:</span>
      <select aria-label={label} value={value} disabled={isIgnored} onChange={onChange}>
        {data.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <IconSelector size={14} aria-hidden />
    </label>
  );
}
