import { expect, it, vi } from 'vitest';
import { createFakeLocks } from '~/lib/fixtures/lock-manager';
import { mutateValue } from '~/lib/fixtures/mutated';
import { browserLock } from './workspace-lock';

const HOLDER = { person: 'ana@acme.test', since: 5 };

/** Returns the holder that is reported for a taken lock if the storage contains `kept`. */
async function toldOf(kept: string | null) {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: (lock: null) => unknown) => work(null) },
  });
  vi.stubGlobal('localStorage', { getItem: () => kept });
  const held = await browserLock.hold('1/1', HOLDER, () => Promise.reject(new Error('not run')));
  return held.taken ? expect.fail('it is taken') : held.holder;
}

it('reports which user holds a workspace lock that is taken', async () =>
  expect(await toldOf(JSON.stringify(HOLDER))).toEqual(HOLDER));

it('reports no holder of a workspace lock if the stored holder is missing or invalid', async () => {
  for (const kept of [null, '', '{', '[]', '{"person":"a","since":1e300}', '{"person":"a","since":-1}'])
    expect(await toldOf(kept)).toBeNull();
  for (const value of mutateValue(HOLDER, 200)) {
    const holder = await toldOf(JSON.stringify(value) ?? '');
    if (holder) expect(() => new Date(holder.since).toISOString()).not.toThrow();
  }
});

it('refuses to run work while another tab holds the workspace lock, and runs it after the release', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('navigator', { locks: createFakeLocks() });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  let release = () => {};
  const sending = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = browserLock.hold('1/1', HOLDER, () => sending);
  const work = vi.fn(async () => 'sent');
  const other = { person: 'bea@acme.test', since: 6 };
  expect(await browserLock.hold('1/1', other, work)).toEqual({ taken: false, holder: HOLDER });
  expect(work).not.toHaveBeenCalled();
  expect(await browserLock.hold('2/1', other, work)).toEqual({ taken: true, value: 'sent' });
  expect(await browserLock.hold('1/1', other, work)).toMatchObject({ taken: false });
  release();
  expect(await first).toMatchObject({ taken: true });
  expect(await browserLock.hold('1/1', other, work)).toEqual({ taken: true, value: 'sent' });
});

it('releases the workspace lock after the work that held it has failed', async () => {
  vi.stubGlobal('navigator', { locks: createFakeLocks() });
  vi.stubGlobal('localStorage', undefined);
  await expect(browserLock.hold('1/1', HOLDER, () => Promise.reject(new Error('down')))).rejects.toThrow(
    'down',
  );
  expect(await browserLock.hold('1/1', HOLDER, async () => 'sent')).toEqual({ taken: true, value: 'sent' });
});
