// The form of the dialogs that undo a logged write with another write. It shows the values, a check before publishing,
// a field for the user's reason, and the outcome.
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActivityEntry } from '~/records/activity/entry';
import { SaveNotice, type SaveNoticeProps } from '~/records/form/save-notice';
import { describeWriteProgress } from '~/records/write-progress';
import { isWritePending } from '~/records/write-state';
import { FormShell } from '~/ui/form/form-shell';
import { FormDialog } from '~/ui/overlay/form-dialog';
import type { PublishCheck, PublishCheckProps } from '../define-resource';
import { FieldVersions } from './field-versions';
import { GoneRecordNotice } from './undo-frame';

interface UndoFormDialogProps<Stored, Values extends object>
  extends Pick<SaveNoticeProps<Stored>, 'state' | 'purpose' | 'onCheckNow'> {
  readonly title: string;
  readonly entry: ActivityEntry;
  readonly valuesOf: (stored: Stored) => Values;
  readonly publishCheck?: PublishCheck<Stored, Values> | undefined;
  /** The values that the undo writes. */
  readonly values: Values;
  /** The record that is overwritten. Null if a new record is created. */
  readonly present: Stored | null;
  readonly submitLabel: string;
  /** The reason why the undo can't be performed, if any. */
  readonly blocked?: string | undefined;
  /** True if there is nothing to write. */
  readonly isNothing?: boolean;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function UndoFormDialog<Stored, Values extends object>(props: UndoFormDialogProps<Stored, Values>) {
  const { title, entry, state, purpose, valuesOf, publishCheck, values, present, submitLabel } = props;
  const { blocked, isNothing = false, reason, onReason, onSubmit, onClose, onCheckNow, children } = props;
  const t = useT();
  const pending = isWritePending(state);
  const hasEnded = state.step === 'saved' || state.step === 'gone';
  const isOver = hasEnded || isNothing;
  const renderForm =
    (requestClose: () => void): PublishCheckProps<Stored, Values>['children'] =>
    ({ notice, blocked: checkBlocked }) => (
      <FormShell
        error={state.step === 'refused' ? state.error : null}
        pending={pending}
        progress={describeWriteProgress(t, state)}
        submitLabel={isOver ? t(m.common_close) : submitLabel}
        blocked={isOver ? undefined : (blocked ?? checkBlocked)}
        onSubmit={() => (isOver ? onClose() : onSubmit())}
        {...(!isOver && { onCancel: requestClose })}
      >
        {!hasEnded && children}
        {!isOver && (
          <>
            {notice}
            <TextInput
              label={t(m.activity_reason)}
              description={t(m.activity_reason_text)}
              maxLength={200}
              value={reason}
              disabled={pending}
              onChange={({ currentTarget }) => onReason(currentTarget.value)}
            />
          </>
        )}
        {state.step === 'gone' ? (
          <GoneRecordNotice />
        ) : (
          <SaveNotice
            state={state}
            purpose={purpose}
            onCheckNow={onCheckNow}
            differing={(stored, differing) => <StoredFields values={valuesOf(stored)} fields={differing} />}
          />
        )}
      </FormShell>
    );
  return (
    <FormDialog title={title} isDirty={!isOver && reason.trim() !== ''} pending={pending} onClose={onClose}>
      {(requestClose) =>
        publishCheck
          ? publishCheck.render({ entry, values, present, children: renderForm(requestClose) })
          : renderForm(requestClose)({ notice: null, blocked: undefined })
      }
    </FormDialog>
  );
}

interface StoredFieldsProps {
  readonly values: object;
  readonly fields: readonly string[];
}

function StoredFields({ values, fields }: StoredFieldsProps) {
  const t = useT();
  const stored = Object.entries(values).filter(([field]) => fields.includes(field));
  return (
    <FieldVersions
      titles={[t(m.records_current_version)]}
      fields={stored.map(([field, value]) => ({ field, values: [value] }))}
    />
  );
}
