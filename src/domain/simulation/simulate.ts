import type { Conversation } from '~/api/conversations';
import type { NameLookUp } from '../look-ups';
import { type ParsedAction, parseAction } from '../macro-action';

/**
 * The fields of a conversation that actions of macros and rules can change. `self` is the user who runs the macro.
 */
export interface ConversationState {
  readonly status: string;
  readonly priority: string | null;
  readonly labels: readonly string[];
  readonly team: number | null;
  readonly assignee: number | 'self' | null;
}

/** Returns those fields of a conversation that actions can change. */
export const readConversationState = ({
  status,
  priority,
  labels,
  team_id,
  assignee_id,
}: Conversation): ConversationState => ({
  status,
  priority,
  labels,
  team: team_id,
  assignee: assignee_id,
});

/**
 * The effect of an action. `changes`: it changes a field. `same`: the field already has the value. `elsewhere`: it
 * changes none of these fields, but sends a message, adds a note or mutes the conversation. `ignored`: the platform
 * ignores it because its target or value is invalid. `unknown`: its effect can't be predicted.
 */
export type StepOutcome = 'changes' | 'same' | 'elsewhere' | 'ignored' | 'unknown';

export interface Simulation {
  readonly after: ConversationState;
  /** The outcome of each action, in order. */
  readonly steps: readonly StepOutcome[];
}

const STATUSES = ['open', 'resolved', 'pending', 'snoozed'];
const PRIORITIES = ['low', 'medium', 'high', 'urgent'];

const STATUS_OF = {
  resolve_conversation: 'resolved',
  snooze_conversation: 'snoozed',
  open_conversation: 'open',
  mark_conversation_as_pending: 'pending',
} as const;

type Applied = ConversationState | Exclude<StepOutcome, 'changes' | 'same'>;

function apply(state: ConversationState, reading: ParsedAction, names: NameLookUp): Applied {
  switch (reading.kind) {
    case 'text':
      return 'elsewhere';
    case 'label':
      return { ...state, labels: labelsAfter(state.labels, reading.name === 'add_label', reading.titles) };
    case 'team':
      // The platform ignores any value other than the ID of an existing team.
      if (typeof reading.team === 'string') return 'ignored';
      return reading.team !== null && names('team', reading.team) === null
        ? 'ignored'
        : { ...state, team: reading.team };
    case 'agent':
      return assign(state, reading.agent, names);
    case 'status':
      if (reading.status === null) return 'unknown';
      return STATUSES.includes(reading.status) ? { ...state, status: reading.status } : 'ignored';
    case 'priority':
      if (reading.priority === null) return 'unknown';
      if (reading.priority === 'nil') return { ...state, priority: null };
      return PRIORITIES.includes(reading.priority) ? { ...state, priority: reading.priority } : 'ignored';
    case 'plain':
      if (reading.name === 'mute_conversation') return 'elsewhere';
      if (reading.name === 'remove_assigned_team') return { ...state, team: null };
      return { ...state, status: STATUS_OF[reading.name] };
    case 'unknown':
      return 'unknown';
  }
}

function labelsAfter(
  labels: readonly string[],
  isAdded: boolean,
  titles: readonly string[],
): readonly string[] {
  return isAdded ? [...new Set([...labels, ...titles])] : labels.filter((label) => !titles.includes(label));
}

function assign(state: ConversationState, agent: number | string | null, names: NameLookUp): Applied {
  if (agent === null) return 'unknown';
  if (agent === 'self') return { ...state, assignee: 'self' };
  if (agent === 'nil') return { ...state, assignee: null };
  if (typeof agent === 'string') return 'ignored';
  // An agent who isn't in the list may still exist, because the platform never lists its hidden administrator
  // (contract: hidden-administrator).
  if (names('agent', agent) === null) return 'unknown';
  return { ...state, assignee: agent };
}

const isSame = (before: ConversationState, after: ConversationState): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

/**
 * Simulates actions on a conversation, one after the other, without running them. A failing action doesn't stop the
 * others. `isRule` is true for the actions of a rule. The effect of assigning `self` is then unknown, because no person
 * runs the rule.
 */
export function simulateActions(
  before: ConversationState,
  actions: readonly unknown[],
  names: NameLookUp,
  isRule = false,
): Simulation {
  let state = before;
  const steps: StepOutcome[] = [];
  for (const action of actions) {
    const applied = apply(state, parseAction(action), names);
    const next = isRule && typeof applied === 'object' && applied.assignee === 'self' ? 'unknown' : applied;
    if (typeof next === 'string') steps.push(next);
    else {
      steps.push(isSame(state, next) ? 'same' : 'changes');
      state = next;
    }
  }
  return { after: state, steps };
}
