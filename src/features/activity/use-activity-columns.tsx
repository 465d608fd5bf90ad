import { IconPhoto } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import {
  getActivityActionLabel,
  getActivityKindLabel,
  getStateTone,
  getWriteStateLabel,
} from '~/records/activity/entry-labels';
import type { ActivityRow } from '~/records/activity/entry-rows';
import { getActivityRowName } from '~/records/activity/run-name';
import type { DisplayedEntry } from '~/records/activity/use-activity';
import { CheckNowButton } from '~/resources/activity/check-now-button';
import { canCheckEntry } from '~/resources/activity/use-outcome-check';
import { getResource } from '~/resources/resources';
import { StatusDot } from '~/ui/identity/status-dot';
import type { LazyPart } from '~/ui/page/create-lazy-part';
import type { Column } from '~/ui/table/data-table';
import row from '~/ui/table/row.module.css';
import { RowButton } from '~/ui/table/row-button';
import { Tag } from '~/ui/text/tag';
import { useTimeRenderer } from '~/ui/time/time';
import { formatChangedFields } from './activity-rows';

/**
 * Returns the row's entry if it is unconfirmed and its outcome can be determined from the platform's record. Returns
 * null for bulk runs and all other rows.
 */
const openEntry = ({ entries: [entry, ...others], shown }: ActivityRow) =>
  shown === 'not-confirmed' && others.length === 0 && canCheckEntry(entry) ? entry : null;

/** Joins the distinct results of `say` for a row's entries. */
const listDistinct = (entries: readonly DisplayedEntry[], say: (entry: DisplayedEntry) => string) =>
  [...new Set(entries.map(say))].join(', ');

/** Returns the reason shown in a row, or null if the entries of a bulk run have different reasons. */
const getReason = ({ entries: [first, ...others] }: ActivityRow): string | null =>
  others.every(({ reason }) => reason === first.reason) ? first.reason : null;

/**
 * @param opens the lazy-loaded drawer that opens when a row is clicked. Its code is preloaded.
 * @param openId the ID of the row whose drawer is open
 */
export function useActivityColumns(
  rows: readonly ActivityRow[],
  opens: LazyPart,
  openId: string | undefined,
  onOpen: (id: string) => void,
): Column<ActivityRow>[] {
  const t = useT();
  const time = useTimeRenderer();
  const check: Column<ActivityRow> = {
    key: 'check',
    width: '8rem',
    title: <span className="visually-hidden">{t(m.common_actions)}</span>,
    cell: (one) => {
      const entry = openEntry(one);
      // Returns an empty element instead of null, because the table shows null as a missing value.
      return entry ? (
        <div className={row.actions}>
          <CheckNowButton entry={entry} onUnclear={() => onOpen(one.id)} />
        </div>
      ) : (
        <span />
      );
    },
  };
  const reason: Column<ActivityRow> = {
    key: 'reason',
    title: t(m.activity_reason),
    secondary: true,
    cell: getReason,
  };
  return [
    {
      key: 'name',
      title: t(m.common_name),
      isName: true,
      isChosen: ({ id }) => id === openId,
      cell: ({ id, entries }) => {
        const Icon = getResource(entries[0].kind)?.icon ?? IconPhoto;
        return (
          <div className={row.line}>
            <Icon size={16} color="var(--ink-3)" style={{ flex: 'none' }} aria-hidden />
            <RowButton opens={opens} onClick={() => onOpen(id)}>
              {getActivityRowName(t, entries)}
            </RowButton>
          </div>
        );
      },
    },
    {
      key: 'act',
      width: '7rem',
      title: t(m.activity_action_title),
      cell: ({ entries }) => listDistinct(entries, (entry) => getActivityActionLabel(t, entry)),
    },
    {
      key: 'kind',
      width: '9rem',
      title: t(m.common_type),
      secondary: true,
      cell: ({ entries }) => listDistinct(entries, ({ kind }) => getActivityKindLabel(t, kind)),
    },
    {
      key: 'state',
      width: '9rem',
      title: t(m.common_result),
      beside: true,
      cell: ({ shown }) => {
        const word = getWriteStateLabel(t, shown);
        // Only unusual outcomes get a tag.
        return shown === 'saved' ? (
          <StatusDot tone="ok">{word}</StatusDot>
        ) : (
          <Tag tone={getStateTone(shown)}>{word}</Tag>
        );
      },
    },
    ...(rows.some(getReason) ? [reason] : []),
    {
      key: 'changes',
      width: '8rem',
      title: t(m.activity_changes),
      secondary: true,
      isLine: true,
      cell: (row) => formatChangedFields(t, row),
    },
    {
      key: 'when',
      width: '9.5rem',
      title: t(m.activity_when),
      // The date is shown only for unconfirmed entries. All other entries are below a heading with their date.
      cell: ({ entries: [{ at }], shown }) =>
        time(new Date(at).toISOString(), shown === 'not-confirmed' ? 'full' : 'time'),
    },
    ...(rows.some(openEntry) ? [check] : []),
  ];
}
