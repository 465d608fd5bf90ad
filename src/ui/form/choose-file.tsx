// A button that takes a file. The same one can be chosen again, once it was corrected: else the browser would say nothing.
import { Button, type ButtonProps, FileButton } from '@mantine/core';
import { useRef } from 'react';

interface ChooseFileProps extends Pick<ButtonProps, 'variant' | 'loading' | 'disabled'> {
  readonly label: string;
  /** The media types and endings that are offered. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

export function ChooseFile({ label, accept, onFile, disabled = false, ...look }: ChooseFileProps) {
  const forget = useRef<() => void>(null);
  const choose = (file: File | null) => {
    forget.current?.();
    if (file) onFile(file);
  };
  return (
    <FileButton
      accept={accept}
      disabled={disabled}
      resetRef={forget}
      inputProps={{ 'aria-label': label }}
      onChange={choose}
    >
      {(props) => (
        <Button {...look} {...props} disabled={disabled}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
