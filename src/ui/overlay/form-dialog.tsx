// A dialog with a form. Clicking outside, pressing a key or navigating away never discards typed values without a
// confirmation.
import type { ReactNode } from 'react';
import { useLeaveGuard } from '../form/leave-guard';
import { Dialog } from './dialog';

interface FormDialogProps {
  readonly title: string;
  readonly isDirty: boolean;
  /** True while a write is in flight. The dialog stays open until the outcome of the write is reported. */
  readonly pending: boolean;
  readonly onClose: () => void;
  /** Renders the form. Receives a function that closes the dialog after a confirmation. */
  readonly children: (requestClose: () => void) => ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { title, isDirty, pending, onClose, children } = props;
  const leaving = useLeaveGuard({ isDirty, onLeave: onClose });
  const requestClose = () => {
    if (pending) return;
    if (isDirty) leaving.ask();
    else onClose();
  };
  return (
    <>
      <Dialog
        size="lg"
        title={<span className="raw-text">{title}</span>}
        onClose={requestClose}
        closeOnClickOutside={false}
      >
        {children(requestClose)}
      </Dialog>
      {leaving.question}
    </>
  );
}
