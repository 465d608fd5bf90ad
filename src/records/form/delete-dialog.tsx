// A dialog that asks for confirmation before it deletes a record. It reports the actual outcome even if the response is
// lost.
import { Alert } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog';
import { createUndoActions } from '../activity/undo-action';
import { UndoneEntryContext, withUndoLogging } from '../activity/undoing';
import { reportSuccess } from '../record-toasts';
import { checkRemovalOutcome, type RecordRemoval, removeRecord } from '../remove-record';
import { useWriteState } from '../use-record-writing';
import { isWritePending, type RemovalOutcome } from '../write-state';
import { NotConfirmedNotice } from './not-confirmed-notice';

interface DeleteDialogProps {
  readonly title: string;
  readonly name: string;
  /** The consequences of the deletion. */
  readonly children: ReactNode;
  readonly access: RecordRemoval;
  readonly confirmLabel?: string;
  /** Called after the record is deleted and a toast has been shown. Closes the dialog by default. */
  readonly onGone?: () => void;
  /** Returns a custom message for a deletion that the platform rejected, or null to show the default message. */
  readonly refusal?: (outcome: Extract<RemovalOutcome, { step: 'refused' }>) => ReactNode | null;
  readonly onClose: () => void;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { title, name, children, confirmLabel, refusal: rejection, onClose, onGone = onClose } = props;
  const t = useT();
  const undone = useContext(UndoneEntryContext);
  const access = undone === null ? props.access : withUndoLogging(props.access, undone);
  const { state, refusal: error, run } = useWriteState<RemovalOutcome>();
  const ended = (outcome: RemovalOutcome) => {
    if (outcome.step !== 'saved' && outcome.step !== 'gone') return outcome;
    onGone();
    const sentence = outcome.step === 'saved' ? m.records_deleted : m.records_deleted_before;
    const entries = outcome.step === 'saved' && outcome.entry ? [outcome.entry] : [];
    reportSuccess(access.subject.scope, {
      message: t(sentence, { name }),
      actions: createUndoActions(t, entries),
    });
    return outcome;
  };
  const explained = error ? (rejection?.({ step: 'refused', error }) ?? null) : null;
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel ?? t(m.common_delete)}
      error={explained === null ? error : null}
      isLaterWrite={state.step !== 'refused'}
      pending={isWritePending(state)}
      onConfirm={() => void run(async (report) => ended(await removeRecord(access, report)))}
      onClose={onClose}
    >
      {children}
      {explained}
      {state.step === 'not-applied' && (
        <Alert color="yellow" role="alert" title={t(m.records_not_confirmed_title)}>
          {t(m.records_not_deleted)}
        </Alert>
      )}
      {(state.step === 'unknown' || state.step === 'checking-outcome') && (
        <NotConfirmedNotice
          title={t(m.records_delete_unknown_title)}
          text={t(m.records_delete_unknown)}
          isChecking={state.step === 'checking-outcome'}
          onCheckNow={() => {
            if (state.step === 'unknown')
              void run(async (report) => ended(await checkRemovalOutcome(access, state.error, report)));
          }}
        />
      )}
    </ConfirmDialog>
  );
}
