// A dialog that creates a deleted record again from its values in the activity. It explains that the result is a new
// record.
import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActivityEntry } from '~/records/activity/entry';
import { getRecreationValues, restoreFieldValues } from '~/records/activity/find-undo-method';
import { withUndoLogging } from '~/records/activity/undoing';
import type { IdentifiableRecord, RecordCreation } from '~/records/create-record';
import { showDuplicatesToast } from '~/records/duplicates-toast';
import { showCreatedToast } from '~/records/record-toasts';
import { useCreateRecord } from '~/records/use-record-writing';
import { isWritePending } from '~/records/write-state';
import type { PublishCheck } from '../define-resource';
import { getDeletedTeamMemberIds } from './entry-record-link';
import { FieldVersions } from './field-versions';
import { UndoFormDialog } from './undo-form-dialog';
import { CurrentRecordLoader, useShowRecordAction } from './undo-frame';

interface CreateAgainDialogProps<Stored extends IdentifiableRecord, Values extends object> {
  readonly creation: RecordCreation<Stored, Values>;
  readonly publishCheck?: PublishCheck<Stored, Values> | undefined;
  readonly emptyValues: Values;
  readonly entry: ActivityEntry;
  readonly onClose: () => void;
}

/**
 * Reports whether the user can leave out a field. References can be left out, because their records may have been
 * deleted. The status can be left out, because it may publish the record.
 */
const canBeLeftOut = (field: string): boolean => field.endsWith('_id') || field === 'status';

export function CreateAgainDialog<Stored extends IdentifiableRecord, Values extends object>(
  props: CreateAgainDialogProps<Stored, Values>,
) {
  const { creation, publishCheck, emptyValues, entry, onClose } = props;
  const t = useT();
  const title = t(m.records_create_again_title, { name: entry.name });
  const read = () => {
    publishCheck?.preload();
    return creation.candidates(getRecreationValues(entry, emptyValues));
  };
  return (
    <CurrentRecordLoader title={title} entry={entry} read={read} onClose={onClose}>
      {(namesakes) => <CreateAgain {...props} title={title} hasNamesake={namesakes.length > 0} />}
    </CurrentRecordLoader>
  );
}

interface CreateAgainProps<Stored extends IdentifiableRecord, Values extends object>
  extends CreateAgainDialogProps<Stored, Values> {
  readonly title: string;
  readonly hasNamesake: boolean;
}

function CreateAgain<Stored extends IdentifiableRecord, Values extends object>(
  props: CreateAgainProps<Stored, Values>,
) {
  const { creation, publishCheck, emptyValues, entry, title, hasNamesake, onClose } = props;
  const t = useT();
  const getShowAction = useShowRecordAction();
  const [reason, setReason] = useState('');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const known = getRecreationValues(entry, emptyValues);
  const fields = Object.entries(known).filter(
    ([field, value]) => value !== emptyValues[field as keyof Values],
  );
  const values = restoreFieldValues(
    entry,
    emptyValues,
    new Set(fields.flatMap(([field]) => (leftOut.has(field) ? [] : [field]))),
  );
  const { valuesOf, nameOf, idOf, isUnique } = creation;
  const { scope } = creation.subject;
  const toCreatedEntry = (stored: Stored): ActivityEntry => ({
    ...entry,
    act: 'create',
    record: idOf ? idOf(stored) : String(stored.id),
    name: nameOf(valuesOf(stored)),
  });
  const { state, create, checkNow } = useCreateRecord(withUndoLogging(creation, entry, reason), {
    onCreated: (created) => {
      if (created.differing.length > 0) return;
      onClose();
      const { stored } = created;
      showCreatedToast(t, scope, nameOf(valuesOf(stored)), created, getShowAction(toCreatedEntry(stored)));
    },
    onDuplicates: (all, stored) => showDuplicatesToast(t, scope, nameOf(valuesOf(stored)), all),
  });
  const members = getDeletedTeamMemberIds(entry) ?? [];
  return (
    <UndoFormDialog
      title={title}
      entry={entry}
      state={state}
      purpose={isUnique ? 'creation-of-unique' : 'creation'}
      valuesOf={valuesOf}
      publishCheck={publishCheck}
      values={values}
      present={null}
      submitLabel={t(m.records_create_again)}
      reason={reason}
      onReason={setReason}
      onCheckNow={() => void checkNow()}
      onSubmit={() => void create(values)}
      onClose={onClose}
    >
      <Text size="sm">{t(m.records_create_again_text)}</Text>
      {members.length > 0 && (
        <Text size="sm">{t(m.records_create_again_members, { count: members.length })}</Text>
      )}
      {hasNamesake && (
        <Alert color="yellow" title={t(m.records_create_again_exists_title)}>
          <Text size="sm">{t(isUnique ? m.records_create_again_unique : m.records_create_again_exists)}</Text>
        </Alert>
      )}
      <FieldVersions
        titles={[t(m.records_undo_before)]}
        fields={fields.map(([field, value]) => ({
          field,
          values: [value],
          isChosen: canBeLeftOut(field) ? !leftOut.has(field) : undefined,
        }))}
        disabled={isWritePending(state) || state.step === 'unknown'}
        onChoose={(field, isChosen) =>
          setLeftOut(new Set(isChosen ? [...leftOut].filter((one) => one !== field) : [...leftOut, field]))
        }
      />
    </UndoFormDialog>
  );
}
