// A button that turns while what it began is on its way, and keeps the focus meanwhile: a disabled one would lose it for good.
import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

type BusyButtonProps = ButtonProps &
  ElementProps<'button', keyof ButtonProps> & { readonly loading: boolean };

const stop = (event: MouseEvent) => event.preventDefault();

export function BusyButton({ loading, disabled = false, ...props }: BusyButtonProps) {
  if (!loading || disabled) return <Button {...props} loading={loading} disabled={disabled} />;
  return (
    <Button
      {...props}
      loading
      onClick={stop}
      renderRoot={(root: ComponentPropsWithRef<'button'>) => (
        <button {...root} type={root.type} disabled={false} aria-disabled />
      )}
    />
  );
}
