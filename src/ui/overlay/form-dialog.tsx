// A dialog with a form in it: what was typed there is never lost by a click beside it, a key, or going elsewhere.
import type { ReactNode } from 'react';
import { useLeaveGuard } from '../form/leave-guard';
import { Dialog } from './dialog';

interface FormDialogProps {
  readonly title: string;
  /** Something was typed that is saved nowhere. */
  readonly isDirty: boolean;
  /** A write is on its way: the dialog stays until its outcome is told. */
  readonly pending: boolean;
  readonly onClose: () => void;
  /** Gets the way out that asks first, for the form's own button. */
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
