// Where the ways to the records of entries come from. The features know their records and the records don't know the
// features: the app connects the two.
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Scope } from '~/api/scope';
import type { Identified, RecordCreation } from '../create-record';
import type { RecordRemoval } from '../remove-record';
import type { RowState } from '../run/run-rows';
import type { RecordAccess } from '../save-record';
import type { ActivityEntry, ActivityKind, RecordPlace } from './entry';
import type { Ending } from './note-write';

/** What a look at the record tells of a write: how it ended, or why that can't be told: what shows no trace may arrive late. */
export type Look = Ending | 'gone' | 'changed' | 'no-trace';

/** How the records of a kind are deleted. */
export interface Removing<Stored> {
  readonly removalOf: (stored: Stored) => RecordRemoval;
  /** The resource's own question. */
  readonly question: (stored: Stored, onClose: () => void) => ReactNode;
}

export interface CheckedProps<Stored, Values> {
  readonly entry: ActivityEntry;
  /** What would be written, and over what; null where a new record is made. */
  readonly values: Values;
  readonly present: Stored | null;
  readonly children: (checked: {
    /** What becomes public by it, and how fit it is. */
    readonly notice: ReactNode;
    /** Why it can't be written, as a sentence. */
    readonly blocked: string | undefined;
  }) => ReactNode;
}

/** How values are checked that anybody can read once they are written. */
export interface Publishing<Stored, Values> {
  readonly Checked: ComponentType<CheckedProps<Stored, Values>>;
  /** What holds them back from being written by a run, if anything. */
  readonly blockOf: (values: Values) => Promise<RowState | null>;
}

/** A record, by whom it is looked at or written, and where. */
type About = readonly [queryClient: QueryClient, scope: Scope, place: RecordPlace];

/** What the records of a kind hold is theirs: what uses their accesses must do with any. */
export interface ReachableKind {
  /** Reads what an entry is about. Throws `ApiError` where it can't be read. */
  readonly look: (queryClient: QueryClient, scope: Scope, entry: ActivityEntry) => Promise<Look>;
  readonly withAccess: <Result>(
    about: About,
    use: <Stored, Values extends object>(
      access: RecordAccess<Stored, Values>,
      publishing: Publishing<Stored, Values> | null,
    ) => Result,
  ) => Result;
  /** Null where none are created by themselves. `blank`: what a new one holds before anything is typed. */
  readonly withCreation: <Result>(
    about: About,
    use: <Stored extends Identified, Values extends object>(
      creation: RecordCreation<Stored, Values>,
      blank: Values,
      publishing: Publishing<Stored, Values> | null,
    ) => Result,
  ) => Result | null;
  /** Null where none are deleted. */
  readonly withRemoval: <Result>(
    about: About,
    use: <Stored, Values extends object>(
      access: RecordAccess<Stored, Values>,
      removing: Removing<Stored>,
    ) => Result,
  ) => Result | null;
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
