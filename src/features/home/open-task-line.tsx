import type { IconProps } from '@tabler/icons-react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import classes from './needs.module.css';

interface OpenTaskLineProps {
  readonly icon: ComponentType<IconProps>;
  /** True if the outcome of a write or campaign is unconfirmed. */
  readonly isUrgent?: boolean;
  readonly title: string;
  readonly facts: readonly ReactNode[];
  /** The only button or link of the line. */
  readonly action: ReactNode;
}

export function OpenTaskLine({ icon: Icon, isUrgent = false, title, facts, action }: OpenTaskLineProps) {
  return (
    <li className={classes.need}>
      <span className={classes.picture} data-urgent={isUrgent || undefined}>
        <Icon size={16} aria-hidden />
      </span>
      <div>
        <strong dir="auto">{title}</strong>
        <small>
          {facts.filter(Boolean).map((fact, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of facts never changes
            <Fragment key={at}>
              {at > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </small>
      </div>
      {action}
    </li>
  );
}
