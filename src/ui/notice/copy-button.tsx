// Copies text to the clipboard and confirms it.
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';

interface CopyButtonProps {
  readonly value: string;
  readonly label: string;
  /** The label shown briefly after copying. */
  readonly copiedLabel: string;
  /** The accessible name, which must make sense without the surrounding text. */
  readonly describedAs: string;
  /** The size of the adjacent buttons. */
  readonly size?: 'compact-xs' | 'compact-sm' | 'sm';
}

export function CopyButton(props: CopyButtonProps) {
  const { value, label, copiedLabel, describedAs, size = 'compact-xs' } = props;
  const { copied, copy } = useClipboard();
  return (
    <Button
      variant="default"
      size={size}
      // Prevents the button from shrinking next to a long text.
      flex="none"
      aria-label={copied ? copiedLabel : describedAs}
      onClick={() => copy(value)}
    >
      {copied ? copiedLabel : label}
    </Button>
  );
}
