import { useQuery } from '@tanstack/react-query';
import { allPagesOptions } from '~/api/http/all-pages';
import { listInboxes } from '~/api/inboxes';
import { targetNames, useActionTargets } from '~/domain/use-action-targets';
import { useScope } from '~/session/scope-context';
import type { RuleNames } from './rule-labels';

export function useRuleNames(): RuleNames {
  const { data } = useQuery({
    ...allPagesOptions(useScope(), listInboxes),
    staleTime: 5 * 60_000,
    retry: false,
  });
  const inboxes = data && new Map(data.map(({ id, name }) => [id, name]));
  return {
    ...targetNames(useActionTargets()),
    inbox: (id) => (inboxes ? (inboxes.get(id) ?? null) : undefined),
  };
}
