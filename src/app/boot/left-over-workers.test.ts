import { expect, it, vi } from 'vitest';
import { unregisterServiceWorkers } from './left-over-workers';

const workers = (controller: object | null, ...unregister: (() => Promise<boolean>)[]) => ({
  controller,
  getRegistrations: async () => unregister.map((one) => ({ unregister: one })),
});

it('unregisters all service workers, and requests a reload if one of these workers controls the page', async () => {
  const unregister = vi.fn(async () => true);
  expect(await unregisterServiceWorkers(workers({}, unregister, unregister))).toBe(true);
  expect(unregister).toHaveBeenCalledTimes(2);
});

it('requests no reload if the unregistered service workers don’t control the page', async () => {
  const unregister = vi.fn(async () => true);
  expect(await unregisterServiceWorkers(workers(null, unregister))).toBe(false);
  await vi.waitFor(() => expect(unregister).toHaveBeenCalled());
});

it('requests no reload for a service worker that the browser fails to unregister', async () => {
  expect(await unregisterServiceWorkers(workers({}, async () => false))).toBe(false);
  expect(await unregisterServiceWorkers(workers({}))).toBe(false);
  expect(await unregisterServiceWorkers(undefined)).toBe(false);
});
