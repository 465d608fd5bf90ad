import type { ComponentProps, ReactNode } from 'react';
import { BusyButton } from '../form/busy-button';
import classes from './head-button.module.css';

interface HeadButtonProps extends Omit<ComponentProps<typeof BusyButton>, 'leftSection' | 'loading'> {
  readonly icon: ReactNode;
  readonly loading?: boolean;
}

/** A secondary button in the page header. On phones, only its icon is shown, and the text is its accessible name. */
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
