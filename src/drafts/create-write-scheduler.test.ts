import { beforeEach, expect, it, vi } from 'vitest';
import { createWriteScheduler } from './create-write-scheduler';

const LONG = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('stores a short draft once per keystroke, without waiting for a timer', async () => {
  const write = vi.fn(() => 10);
  const { request } = createWriteScheduler(write, 10);
  for (const key of [1, 2]) {
    request();
    request();
    await Promise.resolve();
    expect(write).toHaveBeenCalledTimes(key);
  }
});

it('stores a long draft only after the keystroke is painted, and at most every 300 ms', () => {
  const write = vi.fn(() => LONG);
  const { request } = createWriteScheduler(write, LONG);
  request();
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30);
  expect(write).toHaveBeenCalledTimes(1);
  request();
  request();
  vi.advanceTimersByTime(299);
  expect(write).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(write).toHaveBeenCalledTimes(2);
});

it('stores a draft on every keystroke again once its text is short again', async () => {
  const write = vi.fn(() => 10);
  const { request } = createWriteScheduler(write, LONG);
  request();
  vi.advanceTimersByTime(30);
  request();
  await Promise.resolve();
  expect(write).toHaveBeenCalledTimes(2);
});

it('stores a short draft at most every 300 ms if writing it is slow', async () => {
  const now = vi.spyOn(performance, 'now');
  const write = vi.fn(() => {
    now.mockReturnValue(20);
    return 10;
  });
  now.mockReturnValue(0);
  const { request } = createWriteScheduler(write, 10);
  request();
  await Promise.resolve();
  expect(write).toHaveBeenCalledTimes(1);
  request();
  await Promise.resolve();
  vi.advanceTimersByTime(299);
  expect(write).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(write).toHaveBeenCalledTimes(2);
  now.mockRestore();
});

it('flush immediately stores a draft that is waiting to be stored, and otherwise does nothing', async () => {
  const write = vi.fn(() => LONG);
  const { request, flush } = createWriteScheduler(write, LONG);
  flush();
  expect(write).not.toHaveBeenCalled();
  request();
  flush();
  flush();
  await vi.runAllTimersAsync();
  expect(write).toHaveBeenCalledTimes(1);
});

it('cancel discards a draft that is waiting to be stored', async () => {
  for (const cost of [10, LONG]) {
    const write = vi.fn(() => cost);
    const { request, cancel } = createWriteScheduler(write, cost);
    request();
    cancel();
    await vi.runAllTimersAsync();
    expect(write).not.toHaveBeenCalled();
  }
});
