// How the record of an entry is reached again: by the accesses of its feature.
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError } from '~/api/http/api-error';
import type { Scope } from '~/api/scope';
import { creationEnding, hasNew, type Identified, ownAmong, type RecordCreation } from '../create-record';
import type { RecordRemoval } from '../remove-record';
import type { RecordAccess } from '../save-record';
import { type ActivityEntry, isDeletedByAny, type RecordPlace } from './entry';
import { type Look, loadKinds, type Publishing, type ReachableKind } from './kinds-source';
import { notedSoFar, versionOf } from './note-write';

/** What reaches the records of a kind. `entry` says which one, and what it is in. */
interface Accesses<Stored, Values extends object, New extends Identified, NewValues extends object> {
  readonly access: (
    queryClient: QueryClient,
    scope: Scope,
    place: RecordPlace,
  ) => RecordAccess<Stored, Values>;
  readonly creation?: (
    queryClient: QueryClient,
    scope: Scope,
    place: RecordPlace,
  ) => RecordCreation<New, NewValues>;
  /** What a new one holds before anything is typed, under the values of an entry. */
  readonly blank?: NewValues;
  readonly removal?: (
    queryClient: QueryClient,
    scope: Scope,
    stored: Stored,
    place: RecordPlace,
  ) => RecordRemoval;
  /** Where some can be read by anybody. */
  readonly publishing?: Publishing<Stored, Values>;
  readonly newPublishing?: Publishing<New, NewValues>;
  /** Asks before one is deleted. */
  readonly question?: (stored: Stored, place: RecordPlace, onClose: () => void) => ReactNode;
}

/** The numbers of what the other entries created: sent again under the same name, a second one is there beside the first. */
async function otherCreations(scope: Scope, { id, kind }: ActivityEntry): Promise<readonly number[]> {
  const noted = await notedSoFar(scope);
  return noted.flatMap((other) =>
    other.id !== id && other.kind === kind && other.act === 'create' && other.record !== null
      ? [Number(other.record)]
      : [],
  );
}

export function reachableKind<
  Stored,
  Values extends object,
  New extends Identified,
  NewValues extends object,
>(accesses: Accesses<Stored, Values, New, NewValues>): ReachableKind {
  const { access, creation, blank, removal, question, publishing = null, newPublishing = null } = accesses;
  const lookForNew = async (queryClient: QueryClient, scope: Scope, entry: ActivityEntry): Promise<Look> => {
    if (!creation || !blank || entry.known === null) return 'changed';
    const given = creation(queryClient, scope, entry);
    const values = { ...blank, ...entry.after };
    const candidates = await given.candidates(values);
    const known = new Set([...entry.known, ...(given.isUnique ? [] : await otherCreations(scope, entry))]);
    const [own] = ownAmong(given, candidates, values, known);
    if (!own) return hasNew(candidates, known) ? 'changed' : 'no-trace';
    return creationEnding(given, { step: 'saved', stored: own, wasLost: true, differing: [] });
  };
  const lookAtPresent = async (queryClient: QueryClient, scope: Scope, entry: ActivityEntry) => {
    const { read, valuesOf, comparisons, nameOf } = access(queryClient, scope, entry);
    try {
      const values = valuesOf(await read());
      if (entry.act === 'delete') return 'no-trace';
      const version = versionOf(entry, values, comparisons);
      if (version === 'after') return { state: 'saved', name: nameOf(values) } as const;
      return version === 'before' ? 'no-trace' : 'changed';
    } catch (error) {
      if (!isApiError(error, 'not-found')) throw error;
      return entry.act === 'delete' && !isDeletedByAny(entry) ? ({ state: 'saved' } as const) : 'gone';
    }
  };
  return {
    look: (queryClient, scope, entry) =>
      entry.act === 'create'
        ? lookForNew(queryClient, scope, entry)
        : lookAtPresent(queryClient, scope, entry),
    withAccess: (about, use) => use(access(...about), publishing),
    withCreation: (about, use) => (creation && blank ? use(creation(...about), blank, newPublishing) : null),
    withRemoval: ([queryClient, scope, place], use) => {
      if (!removal || !question) return null;
      return use(access(queryClient, scope, place), {
        removalOf: (stored) => removal(queryClient, scope, stored, place),
        question: (stored, onClose) => question(stored, place, onClose),
      });
    },
  };
}

/** Those whose records can be looked at. */
export const isReachable = ({ kind, act }: ActivityEntry): boolean =>
  !['image', 'campaign', 'assistant'].includes(kind) && ['create', 'update', 'delete'].includes(act);

/** Looks what became of a write. Throws `ApiError` where the record can't be read. */
export async function lookAt(queryClient: QueryClient, scope: Scope, entry: ActivityEntry): Promise<Look> {
  const kinds = await loadKinds();
  return kinds[entry.kind]?.look(queryClient, scope, entry) ?? 'changed';
}
