// What is wrong in an account by itself, found in the records that could be read. Nothing here asks the platform.
import type { Agent } from '~/api/agents';
import type { AutomationRule } from '~/api/automation-rules';
import type { CannedResponse } from '~/api/canned-responses';
import type { Inbox } from '~/api/inboxes';
import type { Label } from '~/api/labels';
import type { Macro } from '~/api/macros';
import type { Team } from '~/api/teams';
import {
  confirmationsIn,
  type Found,
  isAdvice,
  type LintCode,
  type LintTargets,
  lintActions,
  lintRule,
  lintText,
} from '~/domain/lints';
import { actionName, readAction } from '~/domain/macro-action';
import type { Membership } from '~/domain/memberships';
import { namesIn } from '~/domain/use-action-targets';
import {
  isFor,
  type Reference,
  type ReferenceKind,
  referencesInMacro,
  referencesInRule,
  type Target,
} from '~/domain/uses';
import { sameTexts, similarTexts, wordsOf } from '~/lib/text/similar-texts';

/** The lists as they were read; null for one that can't be had, which then is neither looked through nor looked up. */
export interface AccountRecords {
  readonly macros: readonly Macro[] | null;
  readonly rules: readonly AutomationRule[] | null;
  readonly cannedResponses: readonly CannedResponse[] | null;
  readonly labels: readonly Label[] | null;
  readonly teams: readonly Team[] | null;
  readonly agents: readonly Agent[] | null;
  readonly inboxes: readonly Inbox[] | null;
  readonly memberships: readonly Membership[] | null;
}

export interface Place {
  readonly by: 'macro' | 'rule' | 'canned-response' | 'team' | 'person';
  readonly id: number;
  readonly name: string;
}

export const FAULT_KINDS = [
  'gone',
  'mistake',
  'never-meets',
  'same',
  'similar',
  'no-members',
  'not-verified',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export type Fault =
  | { readonly kind: 'gone'; readonly places: readonly [Place]; readonly reference: GoneReference }
  | { readonly kind: 'mistake'; readonly places: readonly [Place]; readonly lint: Found }
  /** Two or more, the oldest first. */
  | { readonly kind: 'same' | 'similar'; readonly places: readonly Place[] }
  | { readonly kind: 'never-meets' | 'no-members' | 'not-verified'; readonly places: readonly [Place] };

export interface GoneReference {
  readonly kind: 'label' | 'team' | 'agent' | 'inbox';
  readonly value: number | string;
}

const isNumber = (value: number | string) => typeof value === 'number' || /^\s*[1-9]\d*\s*$/.test(value);

/** All that may be referred to, by kind; null where it isn't known. */
function targetsOf({ labels, teams, agents, inboxes }: AccountRecords) {
  const named = (
    kind: ReferenceKind,
    list: readonly { readonly id: number; readonly name: string }[] | null,
  ) => list?.map(({ id, name }): Target => ({ kind, id, names: [name] })) ?? null;
  return {
    label: labels?.map(({ id, title }): Target => ({ kind: 'label', id, names: [title] })) ?? null,
    team: named('team', teams),
    agent: named('agent', agents),
    inbox: named('inbox', inboxes),
  };
}

type Targets = ReturnType<typeof targetsOf>;

/**
 * Whether a reference surely leads nowhere. A text where a number belongs may be a word of the platform's own, such as `self`,
 * but for labels, which are called by their titles.
 */
function isGone({ kind, value }: Reference, targets: Targets): boolean {
  if (kind === null || kind === 'locale' || kind === 'portal') return false;
  const known = targets[kind];
  if (known === null || (kind !== 'label' && !isNumber(value))) return false;
  return !known.some((target) => isFor(value, target));
}

const MISSING_TARGETS: Partial<Readonly<Record<LintCode, GoneReference['kind']>>> = {
  'label-not-found': 'label',
  'team-not-found': 'team',
  'agent-not-listed': 'agent',
};

function toFault(place: Place, lint: Found): Fault {
  const places = [place] as const;
  const kind = MISSING_TARGETS[lint.code];
  if (kind) return { kind: 'gone', places, reference: { kind, value: lint.subject } };
  return lint.code === 'never-meets' ? { kind: lint.code, places } : { kind: 'mistake', places, lint };
}

/** Identifies what a fault says about its places. */
export function faultKey(fault: Fault): string {
  const places = fault.places.map(({ by, id }) => `${by} ${id}`);
  if (fault.kind === 'gone')
    return [fault.kind, ...places, fault.reference.kind, fault.reference.value].join(' ');
  return [
    fault.kind,
    ...places,
    ...(fault.kind === 'mistake' ? [fault.lint.code, fault.lint.subject] : []),
  ].join(' ');
}

/** Each problem of a record once: its editor's lints without advice, and references that the lints don't cover. */
function faultsAt(
  place: Place,
  lints: readonly Found[],
  references: readonly Reference[],
  targets: Targets,
): readonly Fault[] {
  const faults = [
    ...lints.filter((lint) => !isAdvice(lint)).map((lint) => toFault(place, lint)),
    ...goneIn(place, references, targets),
  ];
  return [...new Map(faults.map((fault) => [faultKey(fault), fault])).values()];
}

function goneIn(place: Place, references: readonly Reference[], targets: Targets): readonly Fault[] {
  const gone: Fault[] = [];
  for (const reference of references) {
    if (!isGone(reference, targets)) continue;
    const { kind, value } = reference;
    if (kind === null || kind === 'locale' || kind === 'portal') continue;
    gone.push({ kind: 'gone', places: [place], reference: { kind, value } });
  }
  return gone;
}

const macroPlace = ({ id, name }: Macro): Place => ({ by: 'macro', id, name });
const rulePlace = ({ id, name }: AutomationRule): Place => ({ by: 'rule', id, name });
const cannedPlace = ({ id, short_code }: CannedResponse): Place => ({
  by: 'canned-response',
  id,
  name: short_code,
});

const byAge = <Item extends { readonly id: number }>(items: readonly Item[]) =>
  items.toSorted((a, b) => a.id - b.id);

/** The shortest of the codes in whose folder a code is: `refund/short` is a variant of `refund`, where there is one. */
function rootOf(code: string, codes: ReadonlySet<string>): string {
  const parts = code.split('/');
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return above.find((one) => codes.has(one)) ?? code;
}

function cannedFaults(responses: readonly CannedResponse[]): readonly Fault[] {
  const items = byAge(responses);
  const words = new Map(items.map((item) => [item, wordsOf(item.content)]));
  const wordsIn = (item: CannedResponse) => words.get(item) ?? [];
  const codes = new Set(items.map(({ short_code }) => short_code));
  const isNoVariant = (one: CannedResponse, other: CannedResponse) =>
    rootOf(one.short_code, codes) !== rootOf(other.short_code, codes);
  return [
    ...sameTexts(items, wordsIn).map((group): Fault => ({ kind: 'same', places: group.map(cannedPlace) })),
    ...similarTexts(items, wordsIn, isNoVariant).map(
      (pair): Fault => ({ kind: 'similar', places: pair.map(cannedPlace) }),
    ),
  ];
}

/** What an action does beside the words it says. */
const actWithoutText = (action: unknown) =>
  readAction(action).kind === 'text' ? (actionName(action) ?? '') : JSON.stringify(action);

function wordsOfMacro({ actions }: Macro): readonly string[] {
  return actions.flatMap((action) => {
    const reading = readAction(action);
    return reading.kind === 'text' ? [reading.name, ...wordsOf(reading.text)] : [JSON.stringify(action)];
  });
}

function macroFaults(macros: readonly Macro[]): readonly Fault[] {
  const items = byAge(macros).filter(({ actions }) => actions.length > 0);
  const acts = ({ actions }: Macro) => actions.map(actWithoutText).toSorted().join(' ');
  const isAlike = (one: Macro, other: Macro) => acts(one) === acts(other);
  return [
    ...sameTexts(items, wordsOfMacro).map(
      (group): Fault => ({ kind: 'same', places: group.map(macroPlace) }),
    ),
    ...similarTexts(items, wordsOfMacro, isAlike).map(
      (pair): Fault => ({ kind: 'similar', places: pair.map(macroPlace) }),
    ),
  ];
}

/** Everything that is wrong, by kind, and within a kind in the order of the lists. */
export function faultsIn(records: AccountRecords): readonly Fault[] {
  const { macros, rules, cannedResponses, agents, memberships } = records;
  const targets = targetsOf(records);
  const lintTargets: LintTargets = { ...namesIn(records), isConfirmed: confirmationsIn(agents) };
  const found: readonly Fault[] = [
    ...(macros ?? []).flatMap((macro) =>
      faultsAt(macroPlace(macro), lintActions(macro.actions, lintTargets), referencesInMacro(macro), targets),
    ),
    ...(rules ?? []).flatMap((rule) =>
      faultsAt(rulePlace(rule), lintRule(rule, lintTargets), referencesInRule(rule), targets),
    ),
    ...(cannedResponses ?? []).flatMap((response) =>
      faultsAt(cannedPlace(response), lintText(response.content), [], targets),
    ),
    ...cannedFaults(cannedResponses ?? []),
    ...macroFaults(macros ?? []),
    ...(memberships ?? [])
      .filter(({ members }) => members.length === 0)
      .map(({ team: { id, name } }): Fault => ({ kind: 'no-members', places: [{ by: 'team', id, name }] })),
    ...(agents ?? [])
      .filter(({ confirmed }) => confirmed === false)
      .map(({ id, name }): Fault => ({ kind: 'not-verified', places: [{ by: 'person', id, name }] })),
  ];
  return FAULT_KINDS.flatMap((kind) => found.filter((fault) => fault.kind === kind));
}
