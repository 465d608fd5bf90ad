// A button that turns while what it began is on its way, and keeps the focus meanwhile: a disabled one would lose it for good.
import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

type BusyButtonProps = ButtonProps &
  ElementProps<'button', keyof ButtonProps> & { readonly loading: boolean };

/** What of the button's work is left meanwhile: nothing. */
const BUSY = {
  onClick: (event: MouseEvent) => event.preventDefault(),
  renderRoot: (root: ComponentPropsWithRef<'button'>) => <button {...root} disabled={false} aria-disabled />,
};

export function BusyButton(props: BusyButtonProps) {
  return <Button {...props} {...(props.loading && !props.disabled && BUSY)} />;
}
