// The button that undoes a logged write or a run (a bulk operation), or the reason why it can't be undone.
import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActivityEntry } from '~/records/activity/entry';
import {
  findUndoMethod,
  isRecreation,
  mapUndoneEntries,
  type UndoObstacle,
} from '~/records/activity/find-undo-method';
import { useActivity } from '~/records/activity/use-activity';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { Time } from '~/ui/time/time';
import { describeUndoObstacle } from './describe-undo-obstacle';
import { EntryRecordLink } from './entry-record-link';

const UndoDialog = createLazyPart(() => import('./undo-dialog'), 'UndoDialog');
const UndoRunDialog = createLazyPart(() => import('./undo-run-dialog'), 'UndoRunDialog');

const LABELS = {
  restore: m.records_undo_change,
  'create-again': m.records_create_again,
  remove: m.common_delete,
} as const;

/** Loads the activity, and maps the ID of each undone entry to the entry that undid it. */
const useUndoings = () => mapUndoneEntries(useActivity().data ?? []);

const icon = <IconArrowBackUp size={16} aria-hidden />;

export function EntryUndoSection({ entry }: { readonly entry: ActivityEntry }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const undoneBy = useUndoings().get(entry.id);
  const way = findUndoMethod(entry, undoneBy);
  return (
    <>
      {undoneBy && <UndoneNote entry={entry} by={undoneBy} />}
      {way.way === 'none' ? (
        !SHOWN_ELSEWHERE.has(way.why) && (
          <Text size="sm" c="dimmed">
            {describeUndoObstacle(t, way.why)}
          </Text>
        )
      ) : (
        <Group>
          <Button
            variant="default"
            {...(way.way !== 'remove' && { leftSection: icon })}
            {...createPreloadHandlers(UndoDialog)}
            onClick={() => setOpen(true)}
          >
            {t(LABELS[way.way])}
          </Button>
        </Group>
      )}
      <LazyPartBoundary asked={isOpen}>
        {isOpen && <UndoDialog entry={entry} onClose={() => setOpen(false)} />}
      </LazyPartBoundary>
    </>
  );
}

/** Reasons that aren't repeated here, because other components show them. */
const SHOWN_ELSEWHERE: ReadonlySet<UndoObstacle> = new Set(['nothing-written', 'not-confirmed', 'undone']);

/** Shows when the entry was undone, with a link to the record if it was created again. */
function UndoneNote({ entry, by }: { readonly entry: ActivityEntry; readonly by: ActivityEntry }) {
  const t = useT();
  return (
    <Group>
      <Text size="sm" c="dimmed">
        {t(m.records_undo_no_already_undone)} ·{' '}
        <Time value={new Date(by.at).toISOString()} style="ago-inline" />
      </Text>
      {/* Adds the values of the deletion, because they contain the members of a deleted team, which the link needs. */}
      {by.record !== entry.record && <EntryRecordLink entry={{ ...by, before: entry.before }} />}
    </Group>
  );
}

/** Offers to undo a run. `entries` contains all entries of the run, newest first. */
export function UndoRunButton({ entries }: { readonly entries: readonly ActivityEntry[] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const undone = useUndoings();
  const ways = entries.map((entry) => findUndoMethod(entry, undone.get(entry.id)));
  if (!isOpen && ways.every(({ way }) => way === 'none')) return null;
  return (
    <>
      <Group>
        <Button
          variant="default"
          leftSection={icon}
          {...createPreloadHandlers(UndoRunDialog)}
          onClick={() => setOpen(true)}
        >
          {t(isRecreation(ways) ? m.records_create_run_again : m.records_undo_run)}
        </Button>
      </Group>
      <LazyPartBoundary asked={isOpen}>
        {isOpen && <UndoRunDialog entries={entries} undone={undone} onClose={() => setOpen(false)} />}
      </LazyPartBoundary>
    </>
  );
}
