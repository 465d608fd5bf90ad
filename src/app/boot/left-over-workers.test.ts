import { expect, it, vi } from 'vitest';
import { removeLeftOverWorkers } from './left-over-workers';

const workers = (controller: object | null, ...unregister: (() => Promise<boolean>)[]) => ({
  controller,
  getRegistrations: async () => unregister.map((one) => ({ unregister: one })),
});

it('takes every worker away, and has the page loaded anew that one stands before', async () => {
  const unregister = vi.fn(async () => true);
  expect(await removeLeftOverWorkers(workers({}, unregister, unregister))).toBe(true);
  expect(unregister).toHaveBeenCalledTimes(2);
});

it('takes those of other tabs away without a reload', async () => {
  const unregister = vi.fn(async () => true);
  expect(await removeLeftOverWorkers(workers(null, unregister))).toBe(false);
  await vi.waitFor(() => expect(unregister).toHaveBeenCalled());
});

it('never loads the page over and over for one that can’t be taken away', async () => {
  expect(await removeLeftOverWorkers(workers({}, async () => false))).toBe(false);
  expect(await removeLeftOverWorkers(workers({}))).toBe(false);
  expect(await removeLeftOverWorkers(undefined)).toBe(false);
});
