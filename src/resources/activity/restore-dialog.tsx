// A dialog that restores previous values. It shows the current and the previous value of each field and marks fields
// that changed since the write.
import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActivityEntry } from '~/records/activity/entry';
import { compareFieldsToRestore, restoreFieldValues } from '~/records/activity/find-undo-method';
import { withUndoLogging } from '~/records/activity/undoing';
import { showUndoneToast } from '~/records/record-toasts';
import type { RecordAccess } from '~/records/save-record';
import { useSaveRecord } from '~/records/use-record-writing';
import { isWritePending } from '~/records/write-state';
import type { PublishCheck } from '../define-resource';
import { FieldVersions } from './field-versions';
import { UndoFormDialog } from './undo-form-dialog';
import { CurrentRecordLoader, useShowRecordAction } from './undo-frame';

interface RestoreDialogProps<Stored, Values extends object> {
  readonly access: RecordAccess<Stored, Values>;
  readonly publishCheck?: PublishCheck<Stored, Values> | undefined;
  readonly entry: ActivityEntry;
  readonly onClose: () => void;
  readonly onUndone?: ((restored: unknown) => void) | undefined;
}

export function RestoreDialog<Stored, Values extends object>(props: RestoreDialogProps<Stored, Values>) {
  const { access, publishCheck, entry, onClose } = props;
  const t = useT();
  const title = t(m.records_undo_title, { name: entry.name });
  return (
    <CurrentRecordLoader
      title={title}
      entry={entry}
      read={() => {
        publishCheck?.preload();
        return access.read();
      }}
      onClose={onClose}
    >
      {(present) => <Restore {...props} title={title} read={present} />}
    </CurrentRecordLoader>
  );
}

interface RestoreProps<Stored, Values extends object> extends RestoreDialogProps<Stored, Values> {
  readonly title: string;
  readonly read: Stored;
}

function Restore<Stored, Values extends object>(props: RestoreProps<Stored, Values>) {
  const { access, publishCheck, entry, title, read, onClose, onUndone } = props;
  const t = useT();
  const getShowAction = useShowRecordAction();
  const { valuesOf, comparisons, nameOf } = access;
  const [present, setPresent] = useState(read);
  const [reason, setReason] = useState('');
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const now = valuesOf(present);
  const fields = compareFieldsToRestore(entry, now, comparisons).filter(({ state }) => state !== 'already');
  const isChosen = (field: string, state: string) => choices.get(field) ?? state === 'written';
  const chosen = new Set(fields.flatMap(({ field, state }) => (isChosen(field, state) ? [field] : [])));
  const { state, save, checkNow } = useSaveRecord(withUndoLogging(access, entry, reason), now, {
    onSaved: (saved) => {
      if (saved.differing.length > 0) return;
      onClose();
      onUndone?.(saved.stored);
      const name = nameOf(valuesOf(saved.stored));
      showUndoneToast(t, access.subject.scope, name, saved, getShowAction({ ...entry, name }));
    },
    onConflict: (newer) => {
      // Resets the choices if someone changed the record while the dialog was open, because the choices were based on
      // the older version.
      setChoices(new Map());
      setPresent(newer);
    },
  });
  return (
    <UndoFormDialog
      title={title}
      entry={entry}
      state={state}
      purpose="save"
      valuesOf={valuesOf}
      publishCheck={publishCheck}
      values={restoreFieldValues(entry, now, chosen)}
      present={present}
      submitLabel={t(m.records_undo_change)}
      blocked={chosen.size > 0 ? undefined : t(m.records_undo_none_selected)}
      isNothing={fields.length === 0}
      reason={reason}
      onReason={setReason}
      onCheckNow={() => void checkNow()}
      onSubmit={() => void save(restoreFieldValues(entry, now, chosen))}
      onClose={onClose}
    >
      <Text size="sm">{t(fields.length === 0 ? m.records_undo_nothing : m.records_undo_text)}</Text>
      {fields.some((field) => field.state === 'changed') && (
        <Alert color="yellow" title={t(m.records_undo_changed_title)}>
          <Text size="sm">{t(m.records_undo_changed_text)}</Text>
        </Alert>
      )}
      <FieldVersions
        titles={[t(m.records_current_version), t(m.records_undo_before)]}
        fields={fields.map((one) => ({
          field: one.field,
          values: [one.now, one.before],
          isChanged: one.state === 'changed',
          isChosen: chosen.has(one.field),
        }))}
        disabled={isWritePending(state) || state.step === 'unknown'}
        onChoose={(field, choice) => setChoices(new Map([...choices, [field, choice]]))}
      />
    </UndoFormDialog>
  );
}
