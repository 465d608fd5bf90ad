import type { ActivityEntry } from '~/records/activity/entry';
import { useActivity } from '~/records/activity/use-activity';
import type { CheckedRecord } from '~/resources/resource-checks';

export type ChangeSinceCheck = 'changed' | 'deleted';

/**
 * Returns the change to a record that this browser saved after `since` (milliseconds since the epoch), or null if there
 * is no such change.
 */
export function findChangeSinceCheck(
  entries: readonly Pick<ActivityEntry, 'kind' | 'record' | 'parent' | 'act' | 'state' | 'at'>[],
  { by, id }: CheckedRecord,
  since: number,
): ChangeSinceCheck | null {
  const record = String(id);
  const change = entries.find(
    (entry) =>
      entry.at > since &&
      entry.state === 'saved' &&
      ((entry.kind === by && entry.record === record) ||
        (by === 'team' && entry.kind === 'membership' && entry.parent === record)),
  );
  if (!change) return null;
  return change.kind === by && change.act === 'delete' ? 'deleted' : 'changed';
}

/** Returns a function that finds the change to a record that this browser has saved since the check loaded it. */
export function useChangesSinceCheck(
  readAt: number | null,
): (places: readonly CheckedRecord[]) => ChangeSinceCheck | null {
  const { data: entries = [] } = useActivity();
  return (places) => {
    if (readAt === null) return null;
    const changes = places.map((place) => findChangeSinceCheck(entries, place, readAt));
    return changes.find((change) => change !== null) ?? null;
  };
}
