// The fields of one record, name by name.
import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  /** Name and value in reading order. A key in the platform's own words is shown on hover, and may be needed to tell names apart. */
  readonly facts: readonly (readonly [name: string, value: ReactNode, key?: string])[];
}

export function Facts({ facts }: FactsProps) {
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
