// Finds problems in the loaded records of an account. Sends no requests.
import { createAgentConfirmationCheck } from '~/domain/lints';
import { createNameLookUp, type NamedRecordLists, UNLOADED_RECORD_LISTS } from '~/domain/look-ups';
import type { Membership } from '~/domain/memberships';
import type { Resource } from '~/resources/define-resource';
import type { CheckContext, RecordFault } from '~/resources/resource-checks';
import type { ResourceKind } from '~/resources/resource-kind';

export const RECORD_FAULT_KINDS = [
  'gone',
  'mistake',
  'never-meets',
  'same',
  'similar',
  'no-members',
  'not-verified',
] as const;
export type RecordFaultKind = (typeof RECORD_FAULT_KINDS)[number];

/** A loaded list together with the code that checks it. */
export interface LoadedList {
  readonly kind: ResourceKind;
  readonly items: readonly unknown[];
  readonly named: Partial<NamedRecordLists>;
  readonly find: (account: CheckContext) => readonly RecordFault[];
}

/** The loaded lists. Lists that couldn't be loaded aren't checked, and their names aren't available. */
export interface AccountRecords {
  readonly read: readonly LoadedList[];
  readonly memberships: readonly Membership[] | null;
}

/** Loads the code that checks records of this kind. Returns it together with the list. */
export async function createCheckedList(
  { kind, checks }: Resource,
  items: readonly unknown[],
): Promise<LoadedList> {
  const code = await checks?.load?.();
  return {
    kind,
    items,
    named: checks?.name?.(items) ?? {},
    find: (account) => code?.findFaults(items, account) ?? [],
  };
}

/** Returns the record lists that other records may refer to. Lists that weren't loaded are null. */
export const getNamedLists = ({ read }: AccountRecords): NamedRecordLists =>
  Object.assign({}, UNLOADED_RECORD_LISTS, ...read.map(({ named }) => named));

/** Returns all problems, sorted by kind and then by the order of the lists. */
export function findAccountFaults(records: AccountRecords): readonly RecordFault[] {
  const { read, memberships } = records;
  const lists = getNamedLists(records);
  const account = {
    lists,
    memberships,
    names: createNameLookUp(lists),
    isConfirmed: createAgentConfirmationCheck(lists.agent),
  };
  const found = read.flatMap(({ find }) => find(account));
  return RECORD_FAULT_KINDS.flatMap((kind) => found.filter((fault) => fault.kind === kind));
}
