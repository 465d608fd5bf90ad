import type { ComponentProps, ReactNode } from 'react';
import { BusyButton } from '../form/busy-button';
import classes from './head-button.module.css';

interface HeadButtonProps extends Omit<ComponentProps<typeof BusyButton>, 'leftSection' | 'loading'> {
  readonly icon: ReactNode;
  readonly loading?: boolean;
}

/** A further button of a page's head. On a phone only its icon is shown, and its text is its name. */
export function HeadButton({ icon, loading = false, ...props }: HeadButtonProps) {
  return (
    <BusyButton
      variant="default"
      className={classes.button}
      leftSection={icon}
      loading={loading}
      {...props}
    />
  );
}
