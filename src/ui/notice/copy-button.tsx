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
  /** That of the buttons beside it. */
  readonly size?: 'compact-xs' | 'compact-sm';
}

export function CopyButton(props: CopyButtonProps) {
  const { value, label, copiedLabel, describedAs, size = 'compact-xs' } = props;
  const { copied, copy } = useClipboard();
  return (
    <Button
      variant="default"
      size={size}
      aria-label={copied ? copiedLabel : describedAs}
      onClick={() => copy(value)}
    >
      {copied ? copiedLabel : label}
    </Button>
  );
}
