import { describe, expect, it } from 'vitest';
import { audiencePreview, createdCampaign } from './campaigns';

describe('a preview', () => {
  it.each([-1, 0.5, 1e21, '1284', null])(
    'that counts %s recipients is no answer: nobody could confirm it',
    (reachable) => {
      expect(audiencePreview.safeParse({ reachable }).success).toBe(false);
    },
  );
  it('may leave out whom it does not reach', () => {
    expect(audiencePreview.safeParse({ reachable: 0 }).success).toBe(true);
  });
});

describe('a created campaign', () => {
  it.each([{}, { reachable_count: null }, { reachable_count: '1284' }])(
    'is read by its id alone: %o',
    (rest) => {
      const { id, reachable_count } = createdCampaign.parse({ id: 7, ...rest });
      expect([id, reachable_count ?? null]).toEqual([7, null]);
    },
  );
  it('is unreadable without its id', () => {
    expect(createdCampaign.safeParse({ reachable_count: 3 }).success).toBe(false);
  });
});
