// The fields of one record, name by name.
import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  /** Name and value, in the order in which they are read. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => [
        <dt key={`name ${name}`}>{name}</dt>,
        <dd key={`value ${name}`}>{value}</dd>,
      ])}
    </dl>
  );
}
