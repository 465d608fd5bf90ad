import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { findConversations, findConversationsQuery } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';

/** The maximum number of matches that the platform returns. */
const MAX_MATCHES = 10;

/** Shows the number of matches for an identifier in the toolbar. Renders nothing if there are none. */
export function MatchCount({ id }: { readonly id: string }) {
  const t = useT();
  const scope = useScope();
  const isOn = useOperationAvailability(findConversations) === 'on';
  const { data: found } = useQuery({ ...findConversationsQuery(scope, id), enabled: isOn });
  if (!found || found.account_id !== scope.accountId || found.matches.length === 0) return null;
  return (
    <Text size="sm" role="status" className="raw-text">
      {t(m.conversations_matches, { count: found.matches.length, id })}
      {found.matches.length === MAX_MATCHES && ` ${t(m.conversations_most_matches)}`}
    </Text>
  );
}
