import { IconCopy } from '@tabler/icons-react';
import { showSuccess } from '../notice/toast';
import { RowAction, RowActions } from './row-action';

interface CopyActionProps {
  readonly text: string;
  /** Names the button. */
  readonly label: string;
  /** Says that it was copied. */
  readonly copied: string;
}

/** Copies a text of the row. It can be read elsewhere, too: on touch screens the button isn't there. */
export function CopyAction({ text, label, copied }: CopyActionProps) {
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showSuccess({ message: copied });
  };
  return (
    <RowActions>
      {/* The browser may deny it. */}
      <RowAction label={label} onClick={() => void copy().catch(() => {})}>
        <IconCopy size={16} aria-hidden />
      </RowAction>
    </RowActions>
  );
}
