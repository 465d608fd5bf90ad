// A notice in one line, 40 px high: a title, a sentence and an action. The text wraps if there is no room.
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId } from 'react';
import classes from './banner.module.css';

const ICONS = {
  info: IconInfoCircle,
  ok: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconAlertCircle,
} as const;

interface BannerProps {
  readonly tone: keyof typeof ICONS;
  /** `alert` interrupts a screen reader, `status` waits until it has finished. */
  readonly role: 'alert' | 'status';
  /** Replaces the icon of the tone. */
  readonly icon?: ReactNode;
  /** The title, without a full stop unless it is a sentence. */
  readonly title?: string | undefined;
  /** The text after the title. */
  readonly children?: ReactNode;
  /** Buttons of size `xs`. One is enough for most notices. */
  readonly actions?: ReactNode;
  /** Content below the line, such as the rejected fields. */
  readonly below?: ReactNode;
  /** True for a full-width bar at the bottom of a page. */
  readonly isBar?: boolean;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

export function Banner(props: BannerProps) {
  const { tone, role, icon, title, children, actions, below, isBar = false, ref } = props;
  const id = useId();
  const Icon = ICONS[tone];
  return (
    <div
      ref={ref}
      className={classes.banner}
      data-tone={tone}
      data-bar={isBar || undefined}
      role={role}
      {...(title !== undefined && { 'aria-labelledby': id })}
    >
      <span className={classes.icon}>{icon || <Icon size={16} aria-hidden />}</span>
      <div className={classes.text}>
        {title !== undefined && (
          <strong>
            <span id={id}>{title}</span>
            {children && !/\p{P}$/u.test(title) && '.'}
          </strong>
        )}{' '}
        {children}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
      {below && <div className={classes.below}>{below}</div>}
    </div>
  );
}
