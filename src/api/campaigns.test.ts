import { describe, expect, it } from 'vitest';
import { audiencePreviewSchema, createdCampaignSchema } from './campaigns';

describe('audiencePreviewSchema', () => {
  it.each([-1, 0.5, 1e21, '1284', null])(
    'rejects an audience preview with the recipient count %s',
    (reachable) => {
      expect(audiencePreviewSchema.safeParse({ reachable }).success).toBe(false);
    },
  );
  it('accepts an audience preview without the number of unreachable contacts', () => {
    expect(audiencePreviewSchema.safeParse({ reachable: 0 }).success).toBe(true);
  });
});

describe('createdCampaignSchema', () => {
  it.each([{}, { reachable_count: null }, { reachable_count: '1284' }])(
    'accepts a created campaign with an ID, whatever its other fields are: %o',
    (rest) => {
      const { id, reachable_count } = createdCampaignSchema.parse({ id: 7, ...rest });
      expect([id, reachable_count ?? null]).toEqual([7, null]);
    },
  );
  it('rejects a created campaign without an ID', () => {
    expect(createdCampaignSchema.safeParse({ reachable_count: 3 }).success).toBe(false);
  });
});
