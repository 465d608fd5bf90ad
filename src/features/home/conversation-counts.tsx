import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { conversationsQuery, listConversations } from '~/api/conversations';
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useIgnoredParameters, useOperationAvailability } from '~/session/use-operation-availability';
import classes from './home.module.css';

const STATUSES = [
  { status: 'open', title: m.home_count_open },
  { status: 'pending', title: m.home_count_pending },
  { status: 'snoozed', title: m.home_count_snoozed },
] as const;

/** Returns the queries for the counts. Each requests a single row, because only the total is used. */
export const getConversationCountQueries = (scope: Scope) =>
  STATUSES.map(({ status }) => conversationsQuery(scope, { status, per_page: 1 }));

/**
 * The number of conversations by status. Each status links to its conversations, even if the number couldn't be loaded.
 */
export function ConversationCounts() {
  const t = useT();
  const scope = useScope();
  const number = new Intl.NumberFormat(useFormatLocale());
  const isListed = useOperationAvailability(listConversations) === 'on';
  const isStatusIgnored = useIgnoredParameters(listConversations)('status');
  const counts = useQueries({
    queries: getConversationCountQueries(scope).map((query) => ({ ...query, enabled: isListed })),
  });
  if (!isListed || isStatusIgnored) return null;
  return (
    <ul className={classes.counts} aria-label={t(m.home_counts)}>
      {STATUSES.map(({ status, title }, at) => {
        const count = counts[at]?.data?.meta.total_count;
        return (
          <li key={status}>
            <Link to="/$workspace/conversations" params={{ workspace: scope.slug }} search={{ status }}>
              <b>{count === undefined ? '–' : number.format(count)}</b> {t(title)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
