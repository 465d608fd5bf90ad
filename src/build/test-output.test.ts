import { expect, it } from 'vitest';
import { removeProgress } from './test-output';

it('removeProgress removes the progress lines of the browser tests, and keeps failures and totals', () => {
  const output = [
    'Running 2 tests using 2 workers',
    '[1/2] e2e/a.spec.ts:3:1 › saves a team',
    '[2/2] e2e/b.spec.ts:9:1 › deletes a team',
    '  1) e2e/b.spec.ts:9:1 › deletes a team',
    '    Error: expect(locator).toBeVisible() failed',
    '1 passed, 1 failed, 0 skipped',
  ];
  expect(removeProgress(output.join('\n')).split('\n')).toEqual([output[0], ...output.slice(3)]);
});
