// A file picker button. It resets its input, because browsers otherwise don't report that the user chose the same file
// again, for example after correcting the file.
import { Button, type ButtonProps, FileButton } from '@mantine/core';
import { useRef } from 'react';

interface ChooseFileButtonProps extends Pick<ButtonProps, 'variant' | 'loading' | 'disabled'> {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

export function ChooseFileButton({
  label,
  accept,
  onFile,
  disabled = false,
  ...look
}: ChooseFileButtonProps) {
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
