// What is wrong in an account by itself, found in the records that could be read. Nothing here asks the platform.
import { confirmationsIn } from '~/domain/lints';
import { type NamedLists, namesIn, UNREAD } from '~/domain/look-ups';
import type { Membership } from '~/domain/memberships';
import type { Account, Fault } from '~/resources/checks';
import type { Resource } from '~/resources/define-resource';
import type { ResourceKind } from '~/resources/resource-kind';

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

/** A list that could be read, with the code that looks it through. */
export interface ReadList {
  readonly kind: ResourceKind;
  readonly items: readonly unknown[];
  readonly named: Partial<NamedLists>;
  readonly find: (account: Account) => readonly Fault[];
}

/** The lists that could be read: others are neither looked through nor looked up. */
export interface AccountRecords {
  readonly read: readonly ReadList[];
  readonly memberships: readonly Membership[] | null;
}

/** Joins a list of a kind with the code that finds its faults. */
export async function loadList({ kind, checks }: Resource, items: readonly unknown[]): Promise<ReadList> {
  const code = await checks?.load?.();
  return {
    kind,
    items,
    named: checks?.name?.(items) ?? {},
    find: (account) => code?.find(items, account) ?? [],
  };
}

/** Everything that is wrong, by kind, and within a kind in the order of the lists. */
export function faultsIn({ read, memberships }: AccountRecords): readonly Fault[] {
  const lists: NamedLists = Object.assign({}, UNREAD, ...read.map(({ named }) => named));
  const account = { lists, memberships, names: namesIn(lists), isConfirmed: confirmationsIn(lists.agent) };
  const found = read.flatMap(({ find }) => find(account));
  return FAULT_KINDS.flatMap((kind) => found.filter((fault) => fault.kind === kind));
}
