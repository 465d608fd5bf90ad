// Creates what was deleted again, from what was known: as a new record, which is what it says.
import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FormDialog } from '~/ui/form-dialog';
import { FormShell } from '~/ui/form-shell';
import type { Identified, RecordCreation } from '../create-record';
import { showDuplicates } from '../duplicates-toast';
import { showCreated } from '../record-toasts';
import { SaveNotice } from '../save-notice';
import { useCreateRecord } from '../use-create-record';
import { writeProgress } from '../write-progress';
import { isPending } from '../write-state';
import type { ActivityEntry } from './entry';
import { FieldVersions } from './field-versions';
import { Held } from './restore-dialog';
import { PresentOf, UndoReason, useView } from './undo-frame';
import { undoing } from './undoing';
import { recreated, restored } from './way-back';

interface CreateAgainDialogProps<Stored extends Identified, Values extends object> {
  readonly creation: RecordCreation<Stored, Values>;
  readonly blank: Values;
  readonly entry: ActivityEntry;
  readonly onClose: () => void;
}

/** What the platform may refuse by now, such as a category that is gone, and what makes an article public. */
const canBeLeftOut = (field: string): boolean => field.endsWith('_id') || field === 'status';

export function CreateAgainDialog<Stored extends Identified, Values extends object>(
  props: CreateAgainDialogProps<Stored, Values>,
) {
  const { creation, blank, entry, onClose } = props;
  const t = useT();
  const title = t(m.records_create_again_title, { name: entry.name });
  const read = () => creation.candidates(recreated(entry, blank));
  return (
    <PresentOf title={title} entry={entry} read={read} onClose={onClose}>
      {(namesakes) => <CreateAgain {...props} title={title} isThere={namesakes.length > 0} />}
    </PresentOf>
  );
}

interface CreateAgainProps<Stored extends Identified, Values extends object>
  extends CreateAgainDialogProps<Stored, Values> {
  readonly title: string;
  /** One of its name is there by now. */
  readonly isThere: boolean;
}

function CreateAgain<Stored extends Identified, Values extends object>(
  props: CreateAgainProps<Stored, Values>,
) {
  const { creation, blank, entry, title, isThere, onClose } = props;
  const t = useT();
  const view = useView();
  const [reason, setReason] = useState('');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const known = recreated(entry, blank);
  const fields = Object.entries(known).filter(([field, value]) => value !== blank[field as keyof Values]);
  const values = restored(
    entry,
    blank,
    new Set(fields.flatMap(([field]) => (leftOut.has(field) ? [] : [field]))),
  );
  const { valuesOf, nameOf, idOf, isUnique } = creation;
  const placed = (stored: Stored): ActivityEntry => ({
    ...entry,
    act: 'create',
    record: idOf ? idOf(stored) : String(stored.id),
    name: nameOf(valuesOf(stored)),
  });
  const { state, create, checkNow } = useCreateRecord(undoing(creation, entry, reason), {
    onCreated: (created) => {
      if (created.differing.length > 0) return;
      onClose();
      const { stored } = created;
      showCreated(t, nameOf(valuesOf(stored)), created, view(placed(stored)));
    },
    onDuplicates: (all, stored) => showDuplicates(t, nameOf(valuesOf(stored)), all),
  });
  const pending = isPending(state);
  const isOver = state.step === 'saved';
  const members = entry.before?.member_ids;
  return (
    <FormDialog title={title} isDirty={false} pending={pending} onClose={onClose}>
      {(requestClose) => (
        <FormShell
          error={state.step === 'refused' ? state.error : null}
          pending={pending}
          progress={writeProgress(t, state)}
          submitLabel={t(isOver ? m.common_close : m.records_create_again)}
          onSubmit={() => (isOver ? onClose() : void create(values))}
          {...(!isOver && { onCancel: requestClose })}
        >
          {!isOver && (
            <>
              <Text size="sm">{t(m.records_create_again_text)}</Text>
              {Array.isArray(members) && members.length > 0 && (
                <Text size="sm">{t(m.records_create_again_members, { count: members.length })}</Text>
              )}
              {isThere && (
                <Alert color="yellow" title={t(m.records_create_again_there_title)}>
                  <Text size="sm">
                    {t(isUnique ? m.records_create_again_unique : m.records_create_again_there)}
                  </Text>
                </Alert>
              )}
              <FieldVersions
                titles={[t(m.records_undo_before)]}
                fields={fields.map(([field, value]) => ({
                  field,
                  values: [value],
                  isChosen: canBeLeftOut(field) ? !leftOut.has(field) : undefined,
                }))}
                disabled={pending || state.step === 'unknown'}
                onChoose={(field, isChosen) =>
                  setLeftOut(
                    new Set(isChosen ? [...leftOut].filter((one) => one !== field) : [...leftOut, field]),
                  )
                }
              />
              <UndoReason value={reason} disabled={pending} onChange={setReason} />
            </>
          )}
          <SaveNotice
            state={state}
            purpose={isUnique ? 'creation-of-unique' : 'creation'}
            onCheckNow={() => void checkNow()}
            differing={(stored, differing) => <Held values={valuesOf(stored)} fields={differing} />}
          />
        </FormShell>
      )}
    </FormDialog>
  );
}
