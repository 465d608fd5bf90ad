import { describe, expect, it } from 'vitest';
import { audiencePreview } from './campaigns';

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
