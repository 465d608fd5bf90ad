import { beforeEach, expect, it, vi } from 'vitest';
import { lockWhenIdle } from './idle-lock';

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  return () => vi.useRealTimers();
});

it('lockWhenIdle locks the session after the configured minutes without user activity', () => {
  const lock = vi.fn();
  const stop = lockWhenIdle(10, lock);
  vi.advanceTimersByTime(9 * 60_000);
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(9 * 60_000);
  expect(lock).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(lock).toHaveBeenCalled();
  stop();
});

it('lockWhenIdle locks the session at the first user activity after the machine slept', () => {
  const lock = vi.fn();
  const stop = lockWhenIdle(10, lock);
  vi.setSystemTime(Date.now() + 3_600_000);
  page.dispatchEvent(new Event('pointermove'));
  expect(lock).toHaveBeenCalledTimes(1);
  stop();
});

it('lockWhenIdle never locks the session if no minutes are configured', () => {
  const lock = vi.fn();
  lockWhenIdle(null, lock);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(lock).not.toHaveBeenCalled();
});
