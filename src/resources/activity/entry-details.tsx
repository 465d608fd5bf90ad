// One entry of the activity, whole: what became of it, who wrote it when and why, and what it changed.
import { Group, Stack, TextInput, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { EntryOutcome } from '~/records/activity/entry-outcome';
import { actWord, kindWord, stateTone, stateWord } from '~/records/activity/entry-words';
import { keepReason } from '~/records/activity/note-write';
import type { ShownEntry } from '~/records/activity/use-activity';
import { Facts } from '~/ui/page/facts';
import { Tag } from '~/ui/text/tag';
import { Time } from '~/ui/time/time';
import { EntryChanges } from './entry-changes';
import { EntryLink } from './entry-link';
import { EntryUndo } from './entry-undo';
import { useLook } from './use-look';

export function EntryDetails({ entry }: { readonly entry: ShownEntry }) {
  const t = useT();
  const { person, kind, record, parent, at } = entry;
  const readAgain = useLook(entry);
  return (
    <Stack>
      <Group justify="space-between">
        <Tag tone={stateTone(entry.shown)}>{stateWord(t, entry.shown)}</Tag>
        <EntryLink entry={entry} />
      </Group>
      <EntryOutcome entry={entry} readAgain={readAgain} />
      <EntryUndo entry={entry} />
      <Facts
        facts={[
          [t(m.common_type), kindWord(t, kind)],
          [t(m.activity_act_title), actWord(t, entry)],
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

function Reason({ entry }: { readonly entry: ShownEntry }) {
  const t = useT();
  const kept = entry.reason ?? '';
  const [typed, setTyped] = useState(kept);
  const keep = () => {
    if (typed.trim() !== kept) void keepReason(entry.id, typed);
  };
  // A key that closes the drawer leaves no field first.
  const keepAtLast = useEffectEvent(keep);
  useEffect(() => () => keepAtLast(), []);
  return (
    <TextInput
      label={t(m.activity_reason)}
      description={t(m.activity_reason_text)}
      maxLength={200}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={keep}
      onKeyDown={({ key }) => {
        if (key === 'Enter') keep();
      }}
    />
  );
}
