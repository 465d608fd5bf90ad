// The primary action of a list: creating a record. In the header of a phone, only its icon is shown.
import { Button, type ButtonProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import classes from './new-record-button.module.css';

type NewRecordButtonProps = Omit<ButtonProps, 'leftSection'> &
  ComponentPropsWithoutRef<'button'> & {
    /** Renders a link to the page that creates the record. Without it, the component is a button. */
    readonly renderRoot?: (props: Record<string, unknown>) => ReactNode;
  };

export function NewRecordButton({ children, ...props }: NewRecordButtonProps) {
  return (
    <Button
      aria-keyshortcuts="C"
      className={classes.button}
      leftSection={<IconPlus size={16} aria-hidden />}
      {...props}
    >
      <span className={classes.text}>{children}</span>
    </Button>
  );
}
