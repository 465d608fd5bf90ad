import type { AutomationRule } from '~/api/automation-rules';
import { parseCondition } from '~/domain/condition';
import type { NameLookUp } from '~/domain/look-ups';
import { useTargetNames } from '~/domain/use-action-targets';

const teamsIn = (condition: unknown): readonly number[] => {
  const reading = parseCondition(condition);
  if (reading.kind === 'unknown' || reading.key !== 'team_id') return [];
  return [...reading.values, ...(reading.from ?? [])].filter((value) => typeof value === 'number');
};

type RuleParts = Pick<AutomationRule, 'conditions' | 'actions'>;

/** Loads the names for all IDs in these rules. Loads nothing if `rules` is null. */
export const useRuleNames = (rules: readonly RuleParts[] | null): NameLookUp =>
  useTargetNames(
    rules?.flatMap(({ actions }) => actions) ?? null,
    rules?.flatMap(({ conditions }) => conditions.flatMap(teamsIn)),
    true,
  );
