import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface CopyIconButtonProps {
  readonly value: string;
  /** The accessible name, which must make sense without the surrounding text. */
  readonly label: string;
  /** The label shown briefly after copying. */
  readonly copiedLabel: string;
}

/** An icon button that copies text to the clipboard and confirms it. */
export function CopyIconButton({ value, label, copiedLabel }: CopyIconButtonProps) {
  const { copied, copy } = useClipboard();
  const shown = copied ? copiedLabel : label;
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={shown} title={shown} onClick={() => copy(value)}>
      {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
    </ActionIcon>
  );
}
