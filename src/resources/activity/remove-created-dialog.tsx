// Undoes creating a record by deleting it. Asks for the same confirmation as a normal deletion. If the record has
// changed since it was created, the changes are shown first.
import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActivityEntry } from '~/records/activity/entry';
import { UndoneEntryContext } from '~/records/activity/undoing';
import type { RecordAccess } from '~/records/save-record';
import { findChangedFields } from '~/records/values';
import { Dialog } from '~/ui/overlay/dialog';
import { FieldVersions } from './field-versions';
import { CurrentRecordLoader } from './undo-frame';

interface RemoveCreatedDialogProps<Stored, Values extends object> {
  readonly access: RecordAccess<Stored, Values>;
  /** Renders the resource's confirmation dialog, which deletes the record. */
  readonly renderConfirmation: (stored: Stored) => ReactNode;
  readonly entry: ActivityEntry;
  readonly onClose: () => void;
}

export function RemoveCreatedDialog<Stored, Values extends object>(
  props: RemoveCreatedDialogProps<Stored, Values>,
) {
  const { access, entry, onClose } = props;
  const title = `${useT()(m.common_delete)}: ${entry.name}`;
  return (
    <CurrentRecordLoader title={title} entry={entry} read={() => access.read()} onClose={onClose}>
      {(present) => <Remove {...props} title={title} present={present} />}
    </CurrentRecordLoader>
  );
}

interface RemoveProps<Stored, Values extends object> extends RemoveCreatedDialogProps<Stored, Values> {
  readonly title: string;
  readonly present: Stored;
}

function Remove<Stored, Values extends object>(props: RemoveProps<Stored, Values>) {
  const { access, renderConfirmation, entry, title, present, onClose } = props;
  const t = useT();
  const now = access.valuesOf(present);
  const created = { ...now, ...entry.after };
  const changed = findChangedFields(created, now, access.comparisons);
  const [isAsking, setAsking] = useState(changed.length === 0);
  if (isAsking)
    return (
      <UndoneEntryContext.Provider value={entry}>{renderConfirmation(present)}</UndoneEntryContext.Provider>
    );
  return (
    <Dialog size="lg" title={<span className="raw-text">{title}</span>} onClose={onClose}>
      <Stack>
        <Text size="sm">{t(m.records_undo_created_changed)}</Text>
        <FieldVersions
          titles={[t(m.records_undo_as_created), t(m.records_current_version)]}
          fields={changed.map((field) => ({ field: String(field), values: [created[field], now[field]] }))}
        />
        <Group data-foot justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t(m.common_cancel)}
          </Button>
          <Button color="red.9" onClick={() => setAsking(true)}>
            {t(m.records_undo_delete_anyway)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
