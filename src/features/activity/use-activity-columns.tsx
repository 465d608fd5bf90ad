import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActivityRow } from '~/records/activity/entry-rows';
import { actWord, kindWord, stateTone, stateWord } from '~/records/activity/entry-words';
import { nameEntries } from '~/records/activity/run-name';
import type { ShownEntry } from '~/records/activity/use-activity';
import { CheckNow } from '~/resources/activity/check-now';
import { canLookAt } from '~/resources/activity/use-look';
import type { LazyPart } from '~/ui/page/lazy-parts';
import type { Column } from '~/ui/table/data-table';
import { RowButton } from '~/ui/table/row-button';
import { Tag } from '~/ui/text/tag';
import { useTimes } from '~/ui/time/time';

/** The one entry of a row that its record can settle. */
const openEntry = ({ entries: [entry, ...others], shown }: ActivityRow) =>
  shown === 'not-confirmed' && others.length === 0 && canLookAt(entry) ? entry : null;

/** Lists what a row's entries say, each text once. */
const listDistinct = (entries: readonly ShownEntry[], say: (entry: ShownEntry) => string) =>
  [...new Set(entries.map(say))].join(', ');

/** `opens`: what a row opens, whose code comes apart. */
export function useActivityColumns(
  rows: readonly ActivityRow[],
  opens: LazyPart,
  onOpen: (id: string) => void,
): Column<ActivityRow>[] {
  const t = useT();
  const time = useTimes();
  const check: Column<ActivityRow> = {
    key: 'check',
    width: '8rem',
    title: t(m.common_actions),
    cell: (row) => {
      const entry = openEntry(row);
      // Where there is nothing to do, nothing is missing.
      return entry ? <CheckNow entry={entry} onUnclear={() => onOpen(row.id)} /> : <span />;
    },
  };
  return [
    {
      key: 'name',
      title: t(m.common_name),
      cell: ({ id, entries }) => (
        <RowButton opens={opens} onClick={() => onOpen(id)}>
          {nameEntries(t, entries)}
        </RowButton>
      ),
    },
    {
      key: 'act',
      width: '8rem',
      title: t(m.activity_act_title),
      cell: ({ entries }) => listDistinct(entries, (entry) => actWord(t, entry)),
    },
    {
      key: 'kind',
      width: '10rem',
      title: t(m.common_type),
      secondary: true,
      cell: ({ entries }) => listDistinct(entries, ({ kind }) => kindWord(t, kind)),
    },
    {
      key: 'state',
      width: '9rem',
      title: t(m.common_result),
      beside: true,
      cell: ({ shown }) => <Tag tone={stateTone(shown)}>{stateWord(t, shown)}</Tag>,
    },
    {
      key: 'reason',
      title: t(m.activity_reason),
      secondary: true,
      // The reason for one write of a run isn't the run's.
      cell: ({ entries: [first, ...others] }) =>
        others.every(({ reason }) => reason === first.reason) && first.reason,
    },
    {
      key: 'when',
      width: '9rem',
      title: t(m.activity_when),
      cell: ({ entries }) => time(new Date(entries[0].at).toISOString(), 'ago'),
    },
    ...(rows.some(openEntry) ? [check] : []),
  ];
}
