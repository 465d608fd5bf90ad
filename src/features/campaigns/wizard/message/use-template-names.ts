import { useQueries, useQuery } from '@tanstack/react-query';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import { CHAT_APP_CHANNEL, listInboxes, messageTemplatesQuery } from '~/api/inboxes';
import { useScope } from '~/session/scope-context';

/**
 * Returns the names of all templates of the account's messaging-app inboxes. These names must not be sent as text.
 * `isComplete` is false while some names are loading or if some couldn't be fetched. In that case, missing template
 * names can only be recognized by their format.
 */
export function useTemplateNames(): { readonly names: readonly string[]; readonly isComplete: boolean } {
  const scope = useScope();
  const inboxes = useQuery(buildAllPagesQueryOptions(scope, listInboxes));
  const messaging = (inboxes.data ?? []).filter(({ channel_type }) => channel_type === CHAT_APP_CHANNEL);
  return useQueries({
    queries: messaging.map(({ id }) => messageTemplatesQuery(scope, id)),
    combine: (results) => ({
      names: results.flatMap(({ data }) => data?.data.map(({ name }) => name) ?? []),
      isComplete: inboxes.isSuccess && results.every(({ isSuccess }) => isSuccess),
    }),
  });
}
