import { IconCopy } from '@tabler/icons-react';
import { showSuccessToast } from '../notice/toast';
import { RowAction, RowActions } from './row-action';

interface CopyActionProps {
  readonly text: string;
  /** The accessible name of the button. */
  readonly label: string;
  /** The message that confirms the copy. */
  readonly copied: string;
}

/**
 * A button that copies text from the row. The text must also be available without this button, which isn't shown on
 * touch screens.
 */
export function CopyAction({ text, label, copied }: CopyActionProps) {
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showSuccessToast({ message: copied });
  };
  return (
    <RowActions>
      {/* Shows no confirmation if the browser denies access to the clipboard. */}
      <RowAction label={label} onClick={() => void copy().catch(() => {})}>
        <IconCopy size={16} aria-hidden />
      </RowAction>
    </RowActions>
  );
}
