// A record's form: its fields, the outcome of the last attempt to save, and the choice of versions after a conflict.
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FormShell } from '~/ui/form/form-shell';
import { LeaveGuard } from '~/ui/form/leave-guard';
import { describeWriteProgress } from '../write-progress';
import { isWritePending } from '../write-state';
import { RecordConflict } from './record-conflict';
import { RecordFieldList } from './record-field-list';
import { RestoredDraftNotice } from './restored-draft-notice';
import { SaveNotice, type SaveNoticeProps } from './save-notice';
import { UnrestoredTextsNotice } from './unrestored-texts-notice';
import type { RecordFormState } from './use-record-form';

export interface RecordFormProps<Stored, Values extends FieldValues>
  extends Pick<SaveNoticeProps<Stored>, 'gone'> {
  readonly writing: RecordFormState<Stored, Values>;
  /** The reason why the form can't be submitted, if any. */
  readonly blocked?: string | undefined;
  /** A sentence next to the buttons about what will be saved. */
  readonly hint?: ReactNode;
  /** Renders the fields. They are read-only while an attempt is in flight whose outcome may replace their values. */
  readonly children: (readOnly: boolean) => ReactNode;
}

interface Dialog {
  /** Closes the dialog, asking first if there are unsaved changes. */
  readonly requestClose: () => void;
  readonly close: () => void;
}

/** Shows the form. After saving, a dialog closes, but a form on a page continues with the stored values. */
export function RecordForm<Stored, Values extends FieldValues>(
  props: RecordFormProps<Stored, Values> & { readonly dialog?: Dialog },
) {
  const { writing, gone, blocked, hint, children, dialog } = props;
  const { kind, form, opened, typed, state, purpose, valuesOf, comparisons, saveOverPresent } = writing;
  const t = useT();
  const pending = isWritePending(state);
  // True if the record is saved but the dialog stays open, so that the user sees which values the platform stored
  // differently.
  const isOver = dialog !== undefined && state.step === 'saved';
  const submitLabel = purpose === 'save' ? m.common_save : m.common_create;
  // True if the last outcome needs no notice. A toast has already reported "Nothing changed", and the outcome of a save
  // is obsolete once the user types again.
  const isReported = state.step === 'unchanged' || (state.step === 'saved' && writing.isDirty);
  const showCurrent = (present: Stored) => {
    writing.begin(present);
    writing.reset();
  };
  const notice = !isReported && (
    <SaveNotice
      state={state}
      purpose={purpose}
      isPage={!dialog}
      onCheckNow={() => void writing.checkNow()}
      gone={gone}
      conflict={(present) => (
        <RecordConflict
          opened={opened}
          present={valuesOf(present)}
          typed={typed}
          comparisons={comparisons}
          inWords={kind.inWords}
          isComparing={writing.isComparing}
          onCompare={writing.setComparing}
          onSaveMine={() => void form.handleSubmit((values) => saveOverPresent?.(values, present))()}
          onUseCurrent={() => (dialog ? dialog.close() : showCurrent(present))}
        />
      )}
      differing={(stored, fields) => (
        <RecordFieldList description={kind.inWords(valuesOf(stored))} fields={fields} />
      )}
    />
  );
  return (
    <FormShell
      error={state.step === 'refused' ? state.error : null}
      fields={Object.keys(typed)}
      pending={pending}
      progress={describeWriteProgress(t, state)}
      submitLabel={t(isOver ? m.common_close : submitLabel)}
      blocked={blocked}
      onSubmit={(event) => (isOver ? dialog.close() : void form.handleSubmit(writing.write)(event))}
      {...(dialog && !isOver && { onCancel: dialog.requestClose })}
      bar={dialog ? undefined : { isDirty: writing.isDirty, hint, onDiscard: writing.discard }}
    >
      {!dialog && <LeaveGuard isDirty={writing.isDirty} onLeave={writing.drop} />}
      <UnrestoredTextsNotice draftKey={writing.draftKey} />
      <RestoredDraftNotice
        at={writing.restoredFrom}
        target={writing.target}
        isIdle={state.step === 'idle'}
        onDiscard={writing.discard}
      />
      {state.step === 'conflict' && notice}
      {children(pending || isOver || state.step === 'unknown')}
      {state.step !== 'conflict' && notice}
    </FormShell>
  );
}
