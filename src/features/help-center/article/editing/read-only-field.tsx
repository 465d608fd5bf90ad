import type { ReactNode } from 'react';
import classes from './read-only-field.module.css';

interface ReadOnlyFieldProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A read-only field, aligned with the panel's other values. */
export function ReadOnlyField({ label, children }: ReadOnlyFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs, and it has none
    <div role="group" aria-label={label} className={classes.field}>
      <span>{label}</span>
      <div className="raw-text">{children}</div>
    </div>
  );
}
