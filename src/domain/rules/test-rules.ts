// Tests the rules of an event on a conversation, in execution order. No action runs and nothing is sent.
import type { AutomationRule } from '~/api/automation-rules';
import type { Conversation } from '~/api/conversations';
import type { NameLookUp } from '../look-ups';
import { parseAction } from '../macro-action';
import { type Simulation, simulateActions } from '../simulation/simulate';
import { evaluateRule, type RuleResult } from './evaluate-rule';
import { ATTRIBUTE_KEY_BY_FIELD, CHANGEABLE_FIELDS, createSubject, type RuleSubject } from './rule-subject';

export interface TestedRule extends RuleResult {
  readonly rule: AutomationRule;
  /** The conversation that the rule was tested on. */
  readonly subject: RuleSubject;
}

type Uncertain = RuleSubject['uncertain'];

/**
 * Returns the key of the attribute that an action changes, null if it changes none, or `all` if its effect isn't known.
 */
function getChangedKey(action: unknown): string | 'all' | null {
  const reading = parseAction(action);
  switch (reading.kind) {
    case 'text':
      return null;
    case 'label':
      return 'labels';
    case 'team':
      return 'team_id';
    case 'agent':
      return 'assignee_id';
    case 'status':
    case 'priority':
      return reading.kind;
    case 'plain':
      if (reading.name === 'mute_conversation') return null;
      return reading.name === 'remove_assigned_team' ? 'team_id' : 'status';
    case 'unknown':
      return 'all';
  }
}

/** Returns the attributes that differ after the actions. */
const findChanged = ({ state }: RuleSubject, after: Simulation['after']): readonly string[] =>
  CHANGEABLE_FIELDS.filter((field) => JSON.stringify(state[field]) !== JSON.stringify(after[field])).map(
    (field) => ATTRIBUTE_KEY_BY_FIELD[field],
  );

const addAll = (uncertain: Uncertain, keys: readonly string[]): Uncertain =>
  uncertain === 'all' || keys.includes('all') ? 'all' : new Set([...uncertain, ...keys]);

const findUnknownSteps = (actions: readonly unknown[], { steps }: Simulation): readonly string[] =>
  actions.flatMap((action, index) => (steps[index] === 'unknown' ? [getChangedKey(action) ?? 'all'] : []));

/** Returns the state of the conversation if it is unknown whether the rule ran. */
function afterUnknown(
  subject: RuleSubject,
  actions: readonly unknown[],
  simulation: Simulation,
): RuleSubject {
  const keys = [...findChanged(subject, simulation.after), ...findUnknownSteps(actions, simulation)];
  return { ...subject, uncertain: addAll(subject.uncertain, keys) };
}

/** Returns the conversation after a rule that ran. */
function afterMatch(subject: RuleSubject, actions: readonly unknown[], simulation: Simulation): RuleSubject {
  const changed = new Set([...subject.changed, ...findChanged(subject, simulation.after)]);
  let { uncertain } = subject;
  for (const [index, action] of actions.entries()) {
    const step = simulation.steps[index];
    const key = getChangedKey(action);
    if (key === null) continue;
    if (step === 'unknown') uncertain = addAll(uncertain, [key]);
    else if (step !== 'ignored' && key !== 'labels' && uncertain !== 'all' && uncertain.has(key)) {
      // Removes the attribute from the uncertain ones, because the action sets it to a known value.
      uncertain = new Set([...uncertain].filter((one) => one !== key));
      changed.add(key);
    }
  }
  return { ...subject, state: simulation.after, changed, uncertain };
}

/**
 * Tests rules in the given order. Each rule is tested on the state that the earlier rules leave. Rules that are off are
 * tested, but don't change the state.
 */
export function testRules(
  rules: readonly AutomationRule[],
  conversation: Conversation,
  names: NameLookUp,
  now: number,
): readonly TestedRule[] {
  let subject = createSubject(conversation);
  return rules.map((rule) => {
    const { actions } = rule;
    const tested = { rule, subject, ...evaluateRule(rule.conditions, subject, now) };
    if (rule.active && tested.isMatch !== false) {
      const simulation = simulateActions(subject.state, actions, names, true);
      const next = tested.isMatch ? afterMatch : afterUnknown;
      subject = next(subject, actions, simulation);
    }
    return tested;
  });
}

/** Reports whether an earlier rule may have changed an attribute that one of the actions changes. */
export const areAffectedAttributesUncertain = (
  { uncertain }: RuleSubject,
  actions: readonly unknown[],
): boolean =>
  uncertain === 'all' ||
  actions.some((action) => {
    const key = getChangedKey(action);
    return key !== null && uncertain.has(key);
  });
