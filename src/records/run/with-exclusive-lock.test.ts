import { expect, it, vi } from 'vitest';
import { createFakeLocks } from '~/lib/fixtures/lock-manager';
import { withExclusiveLock } from './with-exclusive-lock';

it('withExclusiveLock skips the work while another tab holds the lock, and runs it after the release', async () => {
  vi.stubGlobal('navigator', { locks: createFakeLocks() });
  let finish = () => {};
  const first = withExclusiveLock('apply 1/1', () => new Promise((resolve) => (finish = resolve)));
  const work = vi.fn(async () => {});
  expect(await withExclusiveLock('apply 1/1', work)).toBe(false);
  expect(work).not.toHaveBeenCalled();
  expect(await withExclusiveLock('apply 2/1', work)).toBe(true);
  finish();
  expect(await first).toBe(true);
  expect(await withExclusiveLock('apply 1/1', work)).toBe(true);
  expect(work).toHaveBeenCalledTimes(2);
});
