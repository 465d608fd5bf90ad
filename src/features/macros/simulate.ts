import { type ActionReading, readAction, type TargetNames } from '~/lib/desk-action';

/** The part of a conversation that actions change. `self` is whoever runs the macro. */
export interface Desk {
  readonly status: string;
  readonly priority: string | null;
  readonly labels: readonly string[];
  readonly team: number | null;
  readonly assignee: number | 'self' | null;
}

/**
 * What an action comes to: it changes something; it finds all as it wants it; it changes something that isn't looked at
 * here (a message, a note, muting); the platform passes over it, since its target isn't one; or nobody here can tell.
 */
export type StepOutcome = 'changes' | 'same' | 'elsewhere' | 'ignored' | 'unknown';

export interface Simulation {
  readonly after: Desk;
  /** By the place of the action. */
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

type Applied = Desk | Exclude<StepOutcome, 'changes' | 'same'>;

function apply(desk: Desk, reading: ActionReading, names: TargetNames): Applied {
  switch (reading.kind) {
    case 'text':
      return 'elsewhere';
    case 'labels':
      return { ...desk, labels: labelsAfter(desk.labels, reading.name === 'add_label', reading.titles) };
    case 'team':
      // The id has to be a number of a team that is there: anything else is passed over.
      if (typeof reading.team === 'string') return 'ignored';
      return reading.team !== null && names.team(reading.team) === null
        ? 'ignored'
        : { ...desk, team: reading.team };
    case 'agent':
      return assign(desk, reading.agent, names);
    case 'status':
      if (reading.status === null) return 'unknown';
      return STATUSES.includes(reading.status) ? { ...desk, status: reading.status } : 'ignored';
    case 'priority':
      if (reading.priority === null) return 'unknown';
      if (reading.priority === 'nil') return { ...desk, priority: null };
      return PRIORITIES.includes(reading.priority) ? { ...desk, priority: reading.priority } : 'ignored';
    case 'plain':
      if (reading.name === 'mute_conversation') return 'elsewhere';
      if (reading.name === 'remove_assigned_team') return { ...desk, team: null };
      return { ...desk, status: STATUS_OF[reading.name] };
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

function assign(desk: Desk, agent: number | string | null, names: TargetNames): Applied {
  if (agent === null) return 'unknown';
  if (agent === 'self') return { ...desk, assignee: 'self' };
  if (agent === 'nil') return { ...desk, assignee: null };
  if (typeof agent === 'string' || names.agent(agent) === null) return 'ignored';
  return { ...desk, assignee: agent };
}

const isSame = (one: Desk, other: Desk): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the actions would make of a conversation, one after the other. Nothing is run; a failing one stops no other. */
export function simulate(before: Desk, actions: readonly unknown[], names: TargetNames): Simulation {
  let desk = before;
  const steps: StepOutcome[] = [];
  for (const action of actions) {
    const next = apply(desk, readAction(action), names);
    if (typeof next === 'string') steps.push(next);
    else {
      steps.push(isSame(desk, next) ? 'same' : 'changes');
      desk = next;
    }
  }
  return { after: desk, steps };
}
