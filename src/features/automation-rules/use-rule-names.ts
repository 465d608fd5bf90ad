import { useQuery } from '@tanstack/react-query';
import { inboxLookUp } from '~/domain/look-ups';
import { targetNames, useActionTargets } from '~/domain/use-action-targets';
import { useScope } from '~/session/scope-context';
import type { RuleNames } from './rule-labels';

export function useRuleNames(): RuleNames {
  const { data } = useQuery(inboxLookUp(useScope()));
  const inboxes = data && new Map(data.map(({ id, name }) => [id, name]));
  return {
    ...targetNames(useActionTargets()),
    inbox: (id) => (inboxes ? (inboxes.get(id) ?? null) : undefined),
  };
}
