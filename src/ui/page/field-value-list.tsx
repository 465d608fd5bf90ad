// A list of a record's fields and values.
import type { ReactNode } from 'react';
import classes from './field-value-list.module.css';

interface FieldValueListProps {
  /**
   * The names and values in reading order. `key` is the platform's name of the field, which is shown on hover. A `key`
   * is required for names that occur several times.
   */
  readonly facts: readonly (readonly [name: string, value: ReactNode, key?: string])[];
}

export function FieldValueList({ facts }: FieldValueListProps) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value, key]) => [
        <dt key={`name ${key ?? name}`} title={key}>
          {name}
        </dt>,
        <dd key={`value ${key ?? name}`}>{value}</dd>,
      ])}
    </dl>
  );
}
