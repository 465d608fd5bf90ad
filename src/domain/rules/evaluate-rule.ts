// Evaluates the conditions of a rule on a conversation (docs/contract-notes.md, "Rule conditions").
import { type ConditionTree, groupConditions } from '../condition';
import { type ConditionResult, evaluateCondition } from './evaluate-condition';
import type { RuleSubject } from './rule-subject';
import { evaluateAnd, evaluateOr, type Truth } from './truth';

/** A condition that decided the result, with its position in the rule. */
export interface DecidingCondition extends ConditionResult {
  readonly index: number;
}

export interface RuleResult {
  readonly isMatch: Truth;
  /**
   * The conditions that decided the result. Empty if the rule has no conditions, or if the operator between two
   * conditions is missing.
   */
  readonly deciding: readonly DecidingCondition[];
}

/** Evaluates the conditions of a rule. `now` is in milliseconds since the epoch. */
export function evaluateRule(conditions: readonly unknown[], subject: RuleSubject, now: number): RuleResult {
  if (conditions.length === 0) return { isMatch: true, deciding: [] };
  const tree = groupConditions(conditions);
  return tree ? evaluateTree(tree, subject, now) : { isMatch: null, deciding: [] };
}

function evaluateTree(tree: ConditionTree, subject: RuleSubject, now: number): RuleResult {
  if (tree.kind === 'condition') {
    const result = evaluateCondition(tree.reading, subject, now);
    return { isMatch: result.isMet, deciding: [{ index: tree.index, ...result }] };
  }
  const parts = tree.parts.map((part) => evaluateTree(part, subject, now));
  const results = parts.map(({ isMatch }) => isMatch);
  const isMatch = tree.join === 'and' ? evaluateAnd(results) : evaluateOr(results);
  return {
    isMatch,
    deciding: parts.filter((part) => part.isMatch === isMatch).flatMap(({ deciding }) => deciding),
  };
}
