// Lists the manual steps of a plan. The IDs of the steps are unique, even if rules or inboxes have the same name.
import { getRecordKey } from '../plan/applied';
import type { PlannedRecord } from '../plan/apply-plan';

export interface ManualStep {
  readonly id: string;
  readonly planned: PlannedRecord;
}

export function listManualSteps(records: readonly PlannedRecord[]): readonly ManualStep[] {
  const counts = new Map<string, number>();
  return records
    .filter(({ verdict, leftovers }) => verdict === 'worksheet' || leftovers.length > 0)
    .map((planned) => {
      const place = getRecordKey(planned.record);
      const count = (counts.get(place) ?? 0) + 1;
      counts.set(place, count);
      return { id: count === 1 ? place : `${place} ${count}`, planned };
    });
}
