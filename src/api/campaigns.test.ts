import { describe, expect, it } from 'vitest';
import { audiencePreviewSchema, createdCampaignSchema } from './campaigns';

describe('audiencePreview', () => {
  it.each([-1, 0.5, 1e21, '1284', null])(
    'rejects a recipient count of %s, which could not be confirmed',
    (reachable) => {
      expect(audiencePreviewSchema.safeParse({ reachable }).success).toBe(false);
    },
  );
  it('accepts a preview without the number of unreachable contacts', () => {
    expect(audiencePreviewSchema.safeParse({ reachable: 0 }).success).toBe(true);
  });
});

describe('createdCampaign', () => {
  it.each([{}, { reachable_count: null }, { reachable_count: '1284' }])(
    'requires only the id and accepts %o besides',
    (rest) => {
      const { id, reachable_count } = createdCampaignSchema.parse({ id: 7, ...rest });
      expect([id, reachable_count ?? null]).toEqual([7, null]);
    },
  );
  it('rejects a response without an id', () => {
    expect(createdCampaignSchema.safeParse({ reachable_count: 3 }).success).toBe(false);
  });
});
