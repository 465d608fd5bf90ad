// A record's form in a dialog: from the click to the outcome, and open for as long as something is left to be told.
import type { ReactNode } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FormDialog } from '~/ui/form-dialog';
import { FormShell } from '~/ui/form-shell';
import { SaveNotice, type SaveNoticeProps } from './save-notice';
import { isPending, type WriteState } from './write-state';

interface RecordDialogProps<Values extends FieldValues, Stored>
  extends Pick<SaveNoticeProps<Stored>, 'purpose' | 'conflict' | 'differing'> {
  readonly title: string;
  readonly form: UseFormReturn<Values>;
  /** What saves or creates the record. */
  readonly writing: { readonly state: WriteState<Stored>; readonly checkAgain: () => Promise<void> };
  readonly onSubmit: (typed: Values) => Promise<void>;
  /** Closes it. A record that is stored as it was typed closes it by whoever hears of that. */
  readonly onClose: () => void;
  /** The fields. Nothing is typed into them that the next outcome would wipe away. */
  readonly children: (readOnly: boolean) => ReactNode;
}

export function RecordDialog<Values extends FieldValues, Stored>(props: RecordDialogProps<Values, Stored>) {
  const { title, form, writing, onSubmit, onClose, children, ...told } = props;
  const t = useT();
  const { state, checkAgain } = writing;
  const { isDirty } = useFormState({ control: form.control });
  const pending = isPending(state);
  // The platform stored something else: once that was read, the dialog is over.
  const isOver = state.step === 'saved';
  const submitLabel = told.purpose === 'save' ? m.common_save : m.common_create;
  return (
    <FormDialog title={title} isDirty={isDirty && !isOver} pending={pending} onClose={onClose}>
      {(requestClose) => (
        <FormShell
          error={state.step === 'refused' ? state.error : null}
          pending={pending}
          submitLabel={t(isOver ? m.common_close : submitLabel)}
          onSubmit={(event) => (isOver ? onClose() : void form.handleSubmit(onSubmit)(event))}
          {...(!isOver && { onCancel: requestClose })}
        >
          {children(pending || isOver || state.step === 'unknown')}
          <SaveNotice {...told} state={state} onCheckAgain={() => void checkAgain()} />
        </FormShell>
      )}
    </FormDialog>
  );
}
