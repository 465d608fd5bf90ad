import { useQuery } from '@tanstack/react-query';
import { useScope } from '~/session/scope-context';
import { useNow } from '~/ui/time/use-now';
import { draftsQuery } from '../drafts-query';
import { type LedgerView, ledgerQuery } from '../ledger-query';
import { attemptRow, draftRow, rowsIn } from './campaign-rows';

/** All rows of the list, whichever tab they stand under. Drafts are there where the sent ones can't be read, too. */
export function useCampaignRows() {
  const scope = useScope();
  const ledger = useQuery(ledgerQuery(scope));
  const drafts = useQuery(draftsQuery(scope));
  const now = useNow(10_000);
  const { data: view } = ledger;
  const isRead = drafts.data !== undefined && (view !== undefined || ledger.error !== null);
  const rows = isRead
    ? [
        ...(drafts.data ?? []).map(draftRow).filter((row) => row !== null),
        ...(view ? view.attempts.map((attempt) => attemptRow(attempt, view, now)) : []),
      ]
    : undefined;
  return { view, rows, isUnreadable: ledger.error !== null };
}

/** How many stand under each tab. What can't be read needs attention, too. */
export function tabCounts(rows: NonNullable<ReturnType<typeof useCampaignRows>['rows']>, view?: LedgerView) {
  const unreadable = view?.quarantined.filter(({ released }) => released === null).length ?? 0;
  return {
    drafts: rowsIn(rows, 'drafts').length,
    scheduled: rowsIn(rows, 'scheduled').length,
    sent: rowsIn(rows, 'sent').length,
    failed: rowsIn(rows, 'failed').length,
    attention: rowsIn(rows, 'attention').length + unreadable,
  };
}
