import { useQuery } from '@tanstack/react-query';
import { allPagesOptions } from '~/api/http/all-pages';
import { listInboxes } from '~/api/inboxes';
import { useScope } from '~/session/scope-context';
import { targetNames, useDeskTargets } from '~/session/use-desk-targets';
import type { RuleNames } from './rule-words';

export function useRuleNames(): RuleNames {
  const { data } = useQuery({
    ...allPagesOptions(useScope(), listInboxes),
    staleTime: 5 * 60_000,
    retry: false,
  });
  const inboxes = data && new Map(data.map(({ id, name }) => [id, name]));
  return {
    ...targetNames(useDeskTargets()),
    inbox: (id) => (inboxes ? (inboxes.get(id) ?? null) : undefined),
  };
}
