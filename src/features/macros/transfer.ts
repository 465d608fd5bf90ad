import type { Macro } from '~/api/macros';
import type { NamedRecord } from '~/domain/look-ups';
import { findActionTargets, isActionName, parseAction, withActionParams } from '~/domain/macro-action';
import type { ActionTargets } from '~/domain/use-action-targets';
import { mapInSlices } from '~/lib/in-slices';
import { isObject, parseJson } from '~/lib/json/json';
import { isSameJson } from '~/lib/json/merge-patch';
import { foldName, getNameKey, normalizeName } from '~/lib/text/same-name';

export interface MacroFileEntry {
  readonly name: string;
  readonly visibility: string;
  readonly actions: readonly unknown[];
}

/**
 * The format of exported macros. Includes the names of teams and agents, because IDs are valid only within one account.
 */
export interface MacroFile {
  readonly format: typeof FORMAT;
  readonly macros: readonly MacroFileEntry[];
  readonly teams: Readonly<Record<string, string>>;
  readonly agents: Readonly<Record<string, string>>;
}

const FORMAT = 'messaging-console macros 1';

const isOwn = <T>(record: Readonly<Record<string, T>>, key: string | number): T | undefined =>
  Object.hasOwn(record, String(key)) ? record[String(key)] : undefined;

/** Returns the content of an export file for these macros, with the names of their teams and agents. */
export function formatMacroFile(macros: readonly Macro[], targets: ActionTargets): string {
  const used = macros.flatMap(({ actions }) =>
    actions.flatMap((action) => findActionTargets(parseAction(action))),
  );
  const namesOf = (kind: 'team' | 'agent'): Record<string, string> => {
    const ids = new Set(used.flatMap((target) => (target.kind === kind ? [target.value] : [])));
    return Object.fromEntries(
      (targets[kind] ?? []).flatMap(({ id, name }) => (ids.has(id) ? [[id, name]] : [])),
    );
  };
  const file: MacroFile = {
    format: FORMAT,
    macros: macros.map(({ name, visibility, actions }) => ({ name, visibility, actions })),
    teams: namesOf('team'),
    agents: namesOf('agent'),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).flatMap(([key, name]) =>
      typeof name === 'string' ? [[key, name]] : [],
    ),
  );

function readEntry(value: unknown): MacroFileEntry | null {
  if (!isObject(value) || typeof value.name !== 'string' || !Array.isArray(value.actions)) return null;
  const visibility = value.visibility === 'global' ? 'global' : 'personal';
  return { name: value.name, visibility, actions: value.actions };
}

/** Parses an export file. Returns null for any other file. Entries that can't be parsed are null. */
export function parseMacroFile(
  text: string,
): (Omit<MacroFile, 'macros'> & { readonly macros: readonly (MacroFileEntry | null)[] }) | null {
  const value = parseJson(text);
  if (!isObject(value) || value.format !== FORMAT || !Array.isArray(value.macros)) return null;
  return {
    format: FORMAT,
    macros: value.macros.map(readEntry),
    teams: texts(value.teams),
    agents: texts(value.agents),
  };
}

/** A target whose ID or spelling in this account differs from the one in the file. */
export interface MatchedTarget {
  readonly kind: keyof ActionTargets;
  readonly name: string;
}

/**
 * `new`: no macro has this name. `same`: the macro exists. `update`: exactly one macro has this name and visibility, but
 * other actions. `name-taken`: the name exists, but it isn't clear which macro to update.
 */
export type MacroImportVerdict = 'new' | 'same' | 'update' | 'name-taken' | 'unreadable';

export interface MacroPlanRow {
  readonly index: number;
  /** The macro to write, or null if the entry can't be parsed. */
  readonly entry: MacroFileEntry | null;
  readonly verdict: MacroImportVerdict;
  /** The existing macro that the row updates. Null if the row creates a macro. */
  readonly target: Macro | null;
  /** The index of an earlier entry in the file with the same name. Null if there is none. */
  readonly repeats: number | null;
  /** The name of an existing macro that looks the same, for example in another letter case. Null if there is none. */
  readonly twin: string | null;
  /** Targets that were found by name, but have another ID or spelling. */
  readonly rematched: readonly MatchedTarget[];
  /**
   * Targets that weren't found by name. Their IDs are imported unchanged, and may belong to another record or to none
   * in this account.
   */
  readonly unmatched: readonly MatchedTarget[];
  /** The names of actions that the platform will reject. */
  readonly unsupported: readonly string[];
}

/** The targets of each kind, keyed by their name in lower case. */
type ByName = Readonly<Record<keyof ActionTargets, ReadonlyMap<string, readonly NamedRecord[]>>>;

interface Matching {
  readonly file: Pick<MacroFile, 'teams' | 'agents'>;
  readonly byName: ByName;
  readonly rematched: MatchedTarget[];
  readonly unmatched: MatchedTarget[];
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Finds a target by its name in the file, and returns its ID in this account. */
function matchId({ file, byName, ...matching }: Matching, kind: 'team' | 'agent', id: number): number {
  const name = isOwn(kind === 'team' ? file.teams : file.agents, id);
  const candidates = (name !== undefined && byName[kind].get(foldName(name))) || [];
  const exact = candidates.filter((one) => one.name === name);
  // If several targets have this name, only the target with the ID from the file matches.
  const named = exact.length > 0 ? exact : candidates;
  const match = named.length === 1 ? named[0] : named.find((one) => one.id === id);
  if (!match) matching.unmatched.push({ kind, name: name ?? String(id) });
  else if (match.id !== id) matching.rematched.push({ kind, name: match.name });
  return match?.id ?? id;
}

function matchLabel({ byName, ...matching }: Matching, title: string): string {
  const candidates = byName.label.get(foldName(title)) ?? [];
  const match = candidates.find(({ name }) => name === title) ?? candidates[0];
  if (!match) matching.unmatched.push({ kind: 'label', name: title });
  else if (match.name !== title) matching.rematched.push({ kind: 'label', name: match.name });
  return match?.name ?? title;
}

/** Replaces the targets of an action with those of this account. Leaves unknown actions unchanged. */
function matchAction(matching: Matching, action: unknown): unknown {
  const reading = parseAction(action);
  if (reading.kind === 'team' && typeof reading.team === 'number') {
    return withActionParams(action, [matchId(matching, 'team', reading.team)]);
  }
  if (reading.kind === 'agent' && typeof reading.agent === 'number') {
    return withActionParams(action, [matchId(matching, 'agent', reading.agent)]);
  }
  if (reading.kind === 'label') {
    return withActionParams(
      action,
      reading.titles.map((title) => matchLabel(matching, title)),
    );
  }
  return action;
}

/**
 * Plans an import row by row, without writing anything. `isPersonal` is true if the user can't share macros, so that
 * all macros are imported as personal.
 */
export function planMacroImport(
  file: NonNullable<ReturnType<typeof parseMacroFile>>,
  existing: readonly Macro[],
  targets: ActionTargets,
  isPersonal = false,
): Promise<readonly MacroPlanRow[]> {
  const namedAlike = (list: readonly NamedRecord[] | null) =>
    grouped(list ?? [], ({ name }) => foldName(name));
  const byName: ByName = {
    team: namedAlike(targets.team),
    agent: namedAlike(targets.agent),
    label: namedAlike(targets.label),
  };
  const namesakesOf = grouped(existing, ({ name }) => normalizeName(name));
  const twinsOf = grouped(existing, ({ name }) => getNameKey(name));
  const firstEntries = new Map<string, number>();
  return mapInSlices(file.macros, (came, index) => {
    if (!came)
      return {
        index,
        entry: null,
        verdict: 'unreadable',
        target: null,
        repeats: null,
        twin: null,
        rematched: [],
        unmatched: [],
        unsupported: [],
      };
    const name = normalizeName(came.name);
    const repeats = firstEntries.get(name) ?? null;
    const matching: Matching = { file, byName, rematched: [], unmatched: [] };
    const actions = came.actions.map((action) => matchAction(matching, action));
    const unsupported = listUnsupportedNames(actions);
    const entry = { ...came, name, actions };
    // Skips entries that can't be imported, so that a later entry with the same name doesn't count as a repetition.
    if (repeats === null && isImportable({ entry, unsupported })) firstEntries.set(name, index);
    const namesakes = namesakesOf.get(name) ?? [];
    const isThere = namesakes.some((macro) => isSameJson(macro.actions, actions));
    const visibility = isPersonal ? 'personal' : came.visibility;
    const alike = namesakes.filter((macro) => macro.visibility === visibility);
    // Only the first of several entries with the same name updates a macro.
    const target = (!isThere && repeats === null && alike.length === 1 && alike[0]) || null;
    const verdict = getVerdict(isThere, target, namesakes);
    return {
      index,
      entry,
      verdict,
      target,
      repeats,
      twin: twinsOf.get(getNameKey(name))?.find((one) => one.name !== name)?.name ?? null,
      rematched: matching.rematched,
      unmatched: matching.unmatched,
      unsupported,
    };
  });
}

function getVerdict(isThere: boolean, target: Macro | null, namesakes: readonly Macro[]): MacroImportVerdict {
  if (isThere) return 'same';
  if (target) return 'update';
  return namesakes.length > 0 ? 'name-taken' : 'new';
}

/** Returns the names of the actions that the platform will reject. */
function listUnsupportedNames(actions: readonly unknown[]): readonly string[] {
  const names = actions.map((action) => parseAction(action).name);
  return [...new Set(names.filter((one) => !isActionName(one)).map((one) => one ?? '–'))];
}

/** Reports whether a row can be imported without a review. */
export const hasNoWarnings = ({ repeats, unmatched }: MacroPlanRow): boolean =>
  repeats === null && unmatched.length === 0;

/**
 * Reports whether the platform can accept a row. The platform rejects macros without a name or without actions, and
 * actions outside its list (contract: macro-actions).
 */
export const isImportable = ({ entry, unsupported }: Pick<MacroPlanRow, 'entry' | 'unsupported'>): boolean =>
  entry !== null && entry.name !== '' && entry.actions.length > 0 && unsupported.length === 0;

/** Reports whether a row is selected by default, because it is new and has no warnings. */
export const isSelectedByDefault = (row: MacroPlanRow): boolean =>
  row.verdict === 'new' && isImportable(row) && hasNoWarnings(row);
