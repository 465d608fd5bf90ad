// A button that shows a loader while its action is in progress. Unlike a disabled button, it keeps the focus.
import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

type BusyButtonProps = ButtonProps &
  ElementProps<'button', keyof ButtonProps> & {
    readonly loading: boolean;
    /** Renders a link instead of a button. */
    readonly renderRoot?: (props: Record<string, unknown>) => ReactNode;
  };

/** Props that block the button's action while it is busy. */
const BUSY = {
  onClick: (event: MouseEvent) => event.preventDefault(),
  renderRoot: (root: ComponentPropsWithRef<'button'>) => <button {...root} disabled={false} aria-disabled />,
};

export function BusyButton(props: BusyButtonProps) {
  return <Button {...props} {...(props.loading && !props.disabled && BUSY)} />;
}
