import { useQueries, useQuery } from '@tanstack/react-query';
import { allPagesOptions } from '~/api/http/all-pages';
import { CHAT_APP, listInboxes, templatesQuery } from '~/api/inboxes';
import { useScope } from '~/session/scope-context';

/**
 * The names of all approved templates of the account's messaging-app inboxes, which no other channel may carry as text.
 * `isComplete` is false while some are on their way or couldn't be read: then only the form of a name can be told.
 */
export function useTemplateNames(): { readonly names: readonly string[]; readonly isComplete: boolean } {
  const scope = useScope();
  const inboxes = useQuery(allPagesOptions(scope, listInboxes));
  const messaging = (inboxes.data ?? []).filter(({ channel_type }) => channel_type === CHAT_APP);
  return useQueries({
    queries: messaging.map(({ id }) => templatesQuery(scope, id)),
    combine: (results) => ({
      names: results.flatMap(({ data }) => data?.data.map(({ name }) => name) ?? []),
      isComplete: inboxes.isSuccess && results.every(({ isSuccess }) => isSuccess),
    }),
  });
}
