// Puts former values back: says field by field what stands there now and what stood there before, and what was changed since.
import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FormDialog } from '~/ui/form-dialog';
import { FormShell } from '~/ui/form-shell';
import { showUndone } from '../record-toasts';
import { SaveNotice } from '../save-notice';
import type { RecordAccess } from '../save-record';
import { useSaveRecord } from '../use-save-record';
import { writeProgress } from '../write-progress';
import { isPending } from '../write-state';
import type { ActivityEntry } from './entry';
import { FieldVersions } from './field-versions';
import { Gone, PresentOf, UndoReason, useView } from './undo-frame';
import { undoing } from './undoing';
import { fieldsBack, restored } from './way-back';

interface RestoreDialogProps<Stored, Values extends object> {
  readonly access: RecordAccess<Stored, Values>;
  readonly entry: ActivityEntry;
  readonly onClose: () => void;
}

export function RestoreDialog<Stored, Values extends object>(props: RestoreDialogProps<Stored, Values>) {
  const { access, entry, onClose } = props;
  const t = useT();
  const title = t(m.records_undo_title, { name: entry.name });
  return (
    <PresentOf title={title} entry={entry} read={() => access.read()} onClose={onClose}>
      {(present) => <Restore {...props} title={title} read={present} />}
    </PresentOf>
  );
}

interface RestoreProps<Stored, Values extends object> extends RestoreDialogProps<Stored, Values> {
  readonly title: string;
  readonly read: Stored;
}

function Restore<Stored, Values extends object>(props: RestoreProps<Stored, Values>) {
  const { access, entry, title, read, onClose } = props;
  const t = useT();
  const view = useView();
  const { valuesOf, comparisons, nameOf } = access;
  const [present, setPresent] = useState(read);
  const [reason, setReason] = useState('');
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const now = valuesOf(present);
  const fields = fieldsBack(entry, now, comparisons).filter(({ state }) => state !== 'already');
  const isChosen = (field: string, state: string) => choices.get(field) ?? state === 'written';
  const chosen = new Set(fields.flatMap(({ field, state }) => (isChosen(field, state) ? [field] : [])));
  const { state, save, checkNow } = useSaveRecord(undoing(access, entry, reason), now, {
    onSaved: (saved) => {
      if (saved.differing.length > 0) return;
      onClose();
      const name = nameOf(valuesOf(saved.stored));
      showUndone(t, name, saved, view({ ...entry, name }));
    },
    onConflict: (newer) => {
      // What was chosen was chosen against what stood there.
      setChoices(new Map());
      setPresent(newer);
    },
  });
  const pending = isPending(state);
  const isOver = state.step === 'saved' || state.step === 'gone' || fields.length === 0;
  return (
    <FormDialog title={title} isDirty={false} pending={pending} onClose={onClose}>
      {(requestClose) => (
        <FormShell
          error={state.step === 'refused' ? state.error : null}
          pending={pending}
          progress={writeProgress(t, state)}
          submitLabel={t(isOver ? m.common_close : m.records_undo_change)}
          blocked={isOver || chosen.size > 0 ? undefined : t(m.records_undo_none_chosen)}
          onSubmit={() => (isOver ? onClose() : void save(restored(entry, now, chosen)))}
          {...(!isOver && { onCancel: requestClose })}
        >
          {state.step === 'saved' || state.step === 'gone' ? null : (
            <>
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
                disabled={pending || state.step === 'unknown'}
                onChoose={(field, choice) => setChoices(new Map([...choices, [field, choice]]))}
              />
              {fields.length > 0 && <UndoReason value={reason} disabled={pending} onChange={setReason} />}
            </>
          )}
          {state.step === 'gone' ? (
            <Gone />
          ) : (
            <SaveNotice
              state={state}
              purpose="save"
              onCheckNow={() => void checkNow()}
              differing={(stored, differing) => <Held values={valuesOf(stored)} fields={differing} />}
            />
          )}
        </FormShell>
      )}
    </FormDialog>
  );
}

interface HeldProps {
  readonly values: object;
  readonly fields: readonly string[];
}

/** What the platform holds in these fields. */
export function Held({ values, fields }: HeldProps) {
  const t = useT();
  const held = Object.entries(values).filter(([field]) => fields.includes(field));
  return (
    <FieldVersions
      titles={[t(m.records_current_version)]}
      fields={held.map(([field, value]) => ({ field, values: [value] }))}
    />
  );
}
