// The details of an activity entry: outcome, author, time, reason and changes.
import { Group, Stack, TextInput, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import {
  getActivityActionLabel,
  getActivityKindLabel,
  getStateTone,
  getWriteStateLabel,
} from '~/records/activity/entry-labels';
import { EntryOutcome } from '~/records/activity/entry-outcome';
import { storeReason } from '~/records/activity/log-write';
import type { DisplayedEntry } from '~/records/activity/use-activity';
import { FieldValueList } from '~/ui/page/field-value-list';
import { Tag } from '~/ui/text/tag';
import { Time } from '~/ui/time/time';
import { EntryChanges } from './entry-changes';
import { EntryRecordLink } from './entry-record-link';
import { EntryUndoSection } from './entry-undo-section';
import { useEntryOutcomeCheck } from './use-outcome-check';

export function EntryDetails({ entry }: { readonly entry: DisplayedEntry }) {
  const t = useT();
  const { person, kind, record, parent, at } = entry;
  const readAgain = useEntryOutcomeCheck(entry);
  return (
    <Stack>
      <Group justify="space-between">
        <Tag tone={getStateTone(entry.shown)}>{getWriteStateLabel(t, entry.shown)}</Tag>
        <EntryRecordLink entry={entry} />
      </Group>
      <EntryOutcome entry={entry} readAgain={readAgain} />
      <EntryUndoSection entry={entry} />
      <FieldValueList
        facts={[
          [t(m.common_type), getActivityKindLabel(t, kind)],
          [t(m.activity_action_title), getActivityActionLabel(t, entry)],
          [t(m.activity_when), <Time key="when" value={new Date(at).toISOString()} />],
          [t(m.activity_person), person],
          ...(parent === null ? [] : [[t(m.activity_parent), parent] as const]),
          ...(record === null ? [] : [[t(m.common_number), record] as const]),
        ]}
      />
      <Reason key={entry.id} entry={entry} />
      <section>
        <Title order={2} size="h4" mb="xs">
          {t(m.activity_changes)}
        </Title>
        <EntryChanges entry={entry} />
      </section>
    </Stack>
  );
}

function Reason({ entry }: { readonly entry: DisplayedEntry }) {
  const t = useT();
  const stored = entry.reason ?? '';
  const [typed, setTyped] = useState(stored);
  const store = () => {
    if (typed.trim() !== stored) void storeReason(entry.id, typed);
  };
  // Stores the reason on unmount, because closing the drawer with the keyboard removes the field without a blur event.
  const storeOnUnmount = useEffectEvent(store);
  useEffect(() => () => storeOnUnmount(), []);
  return (
    <TextInput
      label={t(m.activity_reason)}
      description={t(m.activity_reason_text)}
      maxLength={200}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={store}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) store();
      }}
    />
  );
}
