import { IconZoomExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { findConversations, findConversationsQuery } from '~/api/conversations';
import { isApiError } from '~/api/http/api-error';
import { getOnlyMatchDisplayId } from '~/domain/conversation-match';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { LoadingBars } from '~/ui/page/loading-bars';
import { EmptyState } from '~/ui/table/empty-state';
import { ConversationMatches } from './conversation-matches';
import { OtherAccountNotice } from './other-account-notice';
import { SearchUnavailableNotice } from './search-unavailable-notice';

interface FoundConversationsProps {
  readonly id: string;
  /** True to open the conversation directly if it is the only match. */
  readonly opensOnly: boolean;
}

/** Shows the result of searching for an identifier: the matches, a notice that there are none, or an error. */
export function FoundConversations({ id, opensOnly }: FoundConversationsProps) {
  const t = useT();
  const scope = useScope();
  const isOn = useOperationAvailability(findConversations) === 'on';
  const { data: found, error, refetch } = useQuery({ ...findConversationsQuery(scope, id), enabled: isOn });

  // The platform has no search endpoint if it responds with a 404, because a search without matches isn't a 404.
  if (!isOn || error?.context.status === 404 || isApiError(error, 'switched-off'))
    return <SearchUnavailableNotice id={id} />;
  if (error) return <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />;
  if (!found) return <LoadingBars heights={[36, 36]} />;
  if (found.account_id !== scope.accountId) return <OtherAccountNotice answered={found.account_id} />;
  if (found.matches.length === 0)
    return (
      <EmptyState
        icon={<IconZoomExclamation size={20} aria-hidden />}
        title={t(m.common_no_match, { search: id })}
        text={t(m.conversations_no_match_text)}
      />
    );
  const only = opensOnly ? getOnlyMatchDisplayId(found, scope) : null;
  if (only !== null)
    return (
      <Navigate
        replace
        to="/$workspace/conversations/$displayId"
        params={{ workspace: scope.slug, displayId: String(only) }}
      />
    );
  return <ConversationMatches asked={found.asked} matches={found.matches} />;
}
