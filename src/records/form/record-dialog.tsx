// A record's form in a dialog. The dialog stays open until every outcome is reported.
import type { FieldValues } from 'react-hook-form';
import { FormDialog } from '~/ui/overlay/form-dialog';
import { isWritePending } from '../write-state';
import { RecordForm, type RecordFormProps } from './record-form';

interface RecordDialogProps<Stored, Values extends FieldValues> extends RecordFormProps<Stored, Values> {
  readonly title: string;
  readonly onClose: () => void;
}

export function RecordDialog<Stored, Values extends FieldValues>({
  title,
  onClose,
  ...form
}: RecordDialogProps<Stored, Values>) {
  const { state, isDirty, drop } = form.writing;
  const close = () => {
    drop();
    onClose();
  };
  return (
    <FormDialog title={title} isDirty={isDirty} pending={isWritePending(state)} onClose={close}>
      {(requestClose) => <RecordForm {...form} dialog={{ requestClose, close }} />}
    </FormDialog>
  );
}
