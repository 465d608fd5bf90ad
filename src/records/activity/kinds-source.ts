// Where the ways to the records of entries come from. The features know their records and the records don't know the
// features: the app connects the two.
import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import type { ActivityEntry, ActivityKind } from './entry';
import type { Ending } from './note-write';

/** What a look at the record tells of a write: how it ended, or why that can't be told from it. */
export type Look = Ending | 'gone' | 'changed';

export interface ReachableKind {
  /** Reads what an entry is about. Throws `ApiError` where it can't be read. */
  readonly look: (queryClient: QueryClient, scope: Scope, entry: ActivityEntry) => Promise<Look>;
}

export type ReachableKinds = Readonly<Partial<Record<ActivityKind, ReachableKind>>>;

type Load = () => Promise<ReachableKinds>;

let resolve: (load: Load) => void = () => {};
const connected = new Promise<Load>((given) => {
  resolve = given;
});

/** Called once, by the app. */
export const connectKinds = (load: Load): void => resolve(load);

/** Resolves once the app has connected them and their code is there. */
export const loadKinds = async (): Promise<ReachableKinds> => (await connected)();
