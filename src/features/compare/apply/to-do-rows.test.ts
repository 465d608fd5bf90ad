import { describe, expect, it } from 'vitest';
import { createBundleRecord, createTestPlan } from '../bundle/fixtures/test-plan-input';
import { listManualSteps } from './to-do-rows';

describe('listManualSteps', () => {
  it('manual steps for records with equal names have distinct and stable IDs', async () => {
    const rule = (name: string) => createBundleRecord('automation-rules', [name], { name });
    const { records } = await createTestPlan({ records: [rule('Route'), rule('Route'), rule('Route 2')] });
    const ids = listManualSteps(records).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(listManualSteps(records).map(({ id }) => id)).toEqual(ids);
  });

  it('a plan has no manual steps for records that the migration writes', async () => {
    expect(listManualSteps((await createTestPlan({})).records)).toEqual([]);
  });
});
