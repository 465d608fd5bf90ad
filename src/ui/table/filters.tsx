// What a list is searched for and filtered by, in one line above it.
import { Button } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { ChangeEventHandler, ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { passFocusOn } from '../form/pass-focus-on';
import classes from './filters.module.css';

interface FiltersProps {
  readonly search?: ReactNode;
  readonly children?: ReactNode;
  /** How the list is shown: a button at the end of the line. */
  readonly view?: ReactNode;
  /** Takes all of them away; absent where none is set. */
  readonly onClear?: (() => void) | undefined;
}

export function Filters({ search, children, view, onClear }: FiltersProps) {
  const t = useT();
  return (
    <div className={classes.filters}>
      {search}
      <div className={classes.chips}>
        {children}
        {onClear && (
          <Button ref={passFocusOn} variant="transparent" px={4} onClick={onClear}>
            {t(m.common_clear_filters)}
          </Button>
        )}
      </div>
      {view && <div className={classes.view}>{view}</div>}
    </div>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string | number;
  /** One of them may stand for no choice: its value is empty. */
  readonly data: readonly { readonly value: string; readonly label: string }[];
  /** The platform ignores it: it stands at its first choice, and there is no other. */
  readonly isIgnored?: boolean;
  readonly onChange: ChangeEventHandler<HTMLSelectElement>;
}

/** One choice of a few, marked while it leaves something out. */
export function Filter({ label, value: chosen, data, isIgnored = false, onChange }: FilterProps) {
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
