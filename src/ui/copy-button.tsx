// Copies a text that is long to type, and says that it did.
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';

interface CopyButtonProps {
  readonly value: string;
  readonly label: string;
  /** What stands in the label's place for a moment after it worked. */
  readonly copiedLabel: string;
  /** The label for those who don't see what it stands beside. */
  readonly describedAs: string;
}

export function CopyButton({ value, label, copiedLabel, describedAs }: CopyButtonProps) {
  const { copied, copy } = useClipboard();
  return (
    <Button
      variant="default"
      size="compact-xs"
      aria-label={copied ? copiedLabel : describedAs}
      onClick={() => copy(value)}
    >
      {copied ? copiedLabel : label}
    </Button>
  );
}
