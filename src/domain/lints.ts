// Finds possible mistakes in the actions of macros and automation rules, and in messages with variables. Mistakes are
// only reported and never prevent saving.
import type { AutomationRule } from '~/api/automation-rules';
import { findVariables, isVariable, replaceFirstNameVariable } from '~/lib/text/text-variables';
import { areConditionsJoined } from './condition';
import { isNeverMet } from './is-never-met';
import type { NamedRecord, NameLookUp } from './look-ups';
import { isActionName, type ParsedAction, parseAction } from './macro-action';

export type LintCode =
  | 'label-both'
  | 'team-twice'
  | 'agent-twice'
  | 'status-twice'
  | 'priority-twice'
  | 'no-text'
  | 'no-label'
  | 'team-as-text'
  | 'agent-as-text'
  | 'team-taken-away'
  | 'label-not-found'
  | 'team-not-found'
  | 'agent-not-listed'
  | 'agent-not-confirmed'
  | 'unknown-variable'
  | 'first-name'
  | 'unknown-status'
  | 'unknown-priority'
  | 'outside-list'
  | 'unknown-shape'
  | 'message-after-resolving'
  | 'never-meets'
  | 'not-joined';

/** A possible mistake in an action. */
export interface Lint {
  readonly index: number;
  readonly code: LintCode;
  /** The label, name or ID that the mistake is about, or an empty string. */
  readonly subject: string;
}

/** The data against which references are checked: the names of records, and the states of agents. */
export interface LintContext {
  readonly names: NameLookUp;
  /** Reports whether the agent confirmed the invitation to the account, or returns undefined if that is unknown. */
  readonly isConfirmed: (id: number) => boolean | undefined;
}

/** A possible mistake in a message or in a single action. */
export type TextLint = Omit<Lint, 'index'>;

const found = (code: LintCode, subject: string | number = ''): TextLint => ({
  code,
  subject: String(subject),
});

const STATUSES = ['open', 'resolved', 'pending', 'snoozed'];
const PRIORITIES = ['low', 'medium', 'high', 'urgent', 'nil'];

/** Finds the mistakes in an action that don't depend on other actions. */
function ownLints(reading: ParsedAction, targets: LintContext): readonly TextLint[] {
  switch (reading.kind) {
    case 'text':
      return checkMessageText(reading.text);
    case 'label':
      if (reading.titles.length === 0) return [found('no-label')];
      return [...new Set(reading.titles)]
        .filter((title) => targets.names('label', title) === null)
        .map((title) => found('label-not-found', title));
    case 'team':
      if (reading.team === null) return [found('team-taken-away')];
      if (typeof reading.team === 'string') return [found('team-as-text', reading.team)];
      return targets.names('team', reading.team) === null ? [found('team-not-found', reading.team)] : [];
    case 'agent':
      return agentLints(reading.agent, targets);
    case 'status':
      return reading.status === null || STATUSES.includes(reading.status)
        ? []
        : [found('unknown-status', reading.status)];
    case 'priority':
      return reading.priority === null || PRIORITIES.includes(reading.priority)
        ? []
        : [found('unknown-priority', reading.priority)];
    case 'plain':
      return [];
    case 'unknown':
      return reading.name !== null && isActionName(reading.name)
        ? [found('unknown-shape')]
        : [found('outside-list', reading.name ?? '')];
  }
}

/**
 * Checks the text of a message, a note or a canned response for missing content and for possible mistakes in variables.
 */
export function checkMessageText(text: string): readonly TextLint[] {
  if (text.trim() === '') return [found('no-text')];
  const variables = findVariables(text);
  return [
    ...variables.filter((name) => !isVariable(name)).map((name) => found('unknown-variable', name)),
    ...(replaceFirstNameVariable(text) === text ? [] : [found('first-name')]),
  ];
}

function agentLints(agent: number | string | null, targets: LintContext): readonly TextLint[] {
  if (agent === null || agent === 'self' || agent === 'nil') return [];
  if (typeof agent === 'string') return [found('agent-as-text', agent)];
  if (targets.names('agent', agent) === null) return [found('agent-not-listed', agent)];
  return targets.isConfirmed(agent) === false
    ? [found('agent-not-confirmed', targets.names('agent', agent) ?? agent)]
    : [];
}

/**
 * Returns the code to report if an earlier action changes the same setting, because only the last change takes effect.
 * Returns null for actions of other kinds.
 */
function getSettingCode(reading: ParsedAction): LintCode | null {
  switch (reading.kind) {
    case 'team':
      return 'team-twice';
    case 'agent':
      return 'agent-twice';
    case 'status':
      return 'status-twice';
    case 'priority':
      return 'priority-twice';
    case 'plain':
      if (reading.name === 'remove_assigned_team') return 'team-twice';
      return reading.name === 'mute_conversation' ? null : 'status-twice';
    default:
      return null;
  }
}

const isResolving = (reading: ParsedAction): boolean =>
  (reading.kind === 'plain' && reading.name === 'resolve_conversation') ||
  (reading.kind === 'status' && reading.status === 'resolved');

/**
 * Returns, for each action, the mistakes that depend on earlier actions. Visits each action only once, because a macro
 * may have many actions.
 */
function lintsAmong(readings: readonly ParsedAction[]): (readonly TextLint[])[] {
  const titles = { add_label: new Set<string>(), remove_label: new Set<string>() };
  const settings = new Set<LintCode>();
  let isResolved = false;
  return readings.map((reading) => {
    const opposite = reading.kind === 'label' && reading.name === 'add_label' ? 'remove_label' : 'add_label';
    const both =
      reading.kind === 'label' ? reading.titles.filter((title) => titles[opposite].has(title)) : [];
    if (reading.kind === 'label') for (const title of reading.titles) titles[reading.name].add(title);
    const setting = getSettingCode(reading);
    const isRepeated = setting !== null && settings.has(setting);
    if (setting !== null) settings.add(setting);
    const isLate = reading.kind === 'text' && reading.name === 'send_message' && isResolved;
    isResolved ||= isResolving(reading);
    return [
      ...[...new Set(both)].map((title) => found('label-both', title)),
      ...(isRepeated ? [found(setting)] : []),
      ...(isLate ? [found('message-after-resolving')] : []),
    ];
  });
}

/** Returns a function that reports whether an agent confirmed the invitation to the account. */
export const createAgentConfirmationCheck =
  (people: readonly NamedRecord[] | null): LintContext['isConfirmed'] =>
  (id) =>
    people?.find((person) => person.id === id)?.confirmed;

/**
 * Reports whether a lint is only a suggestion. Using the first-name variable isn't a mistake, and the console itself
 * offers it.
 */
export const isLintSuggestion = ({ code }: TextLint): boolean => code === 'first-name';

/** Returns the mistakes in the actions of a macro, in the order of the actions. */
export function checkActions(actions: readonly unknown[], targets: LintContext): readonly Lint[] {
  const readings = actions.map(parseAction);
  const among = lintsAmong(readings);
  return readings.flatMap((reading, index) =>
    [...ownLints(reading, targets), ...(among[index] ?? [])].map((lint) => ({ ...lint, index })),
  );
}

/**
 * Returns the mistakes in the conditions and actions of an automation rule. Accepts unknown actions, because the
 * contract doesn't list the actions of rules.
 */
export function checkRule(
  { conditions, actions }: Pick<AutomationRule, 'conditions' | 'actions'>,
  targets: LintContext,
): readonly TextLint[] {
  return [
    ...(isNeverMet(conditions) ? [found('never-meets')] : []),
    ...(areConditionsJoined(conditions) ? [] : [found('not-joined')]),
    ...checkActions(actions, targets).filter(({ code }) => code !== 'outside-list'),
  ];
}
