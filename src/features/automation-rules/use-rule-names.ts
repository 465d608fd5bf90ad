import { useQuery } from '@tanstack/react-query';
import type { AutomationRule } from '~/api/automation-rules';
import { readCondition } from '~/domain/condition';
import { inboxLookUp } from '~/domain/look-ups';
import { useTargetNames } from '~/domain/use-action-targets';
import { useScope } from '~/session/scope-context';
import type { RuleNames } from './rule-labels';

const teamsIn = (condition: unknown): readonly number[] => {
  const reading = readCondition(condition);
  if (reading.kind === 'unknown' || reading.key !== 'team_id') return [];
  return [...reading.values, ...(reading.from ?? [])].filter((value) => typeof value === 'number');
};

type RuleParts = Pick<AutomationRule, 'conditions' | 'actions'>;

/** Names for every number that these rules hold. Reads nothing for null. */
export function useRuleNames(rules: readonly RuleParts[] | null): RuleNames {
  const { data } = useQuery({ ...inboxLookUp(useScope()), enabled: rules !== null });
  const inboxes = data && new Map(data.map(({ id, name }) => [id, name]));
  const targets = useTargetNames(
    rules?.flatMap(({ actions }) => actions) ?? null,
    rules?.flatMap(({ conditions }) => conditions.flatMap(teamsIn)),
  );
  return { ...targets, inbox: (id) => (inboxes ? (inboxes.get(id) ?? null) : undefined) };
}
