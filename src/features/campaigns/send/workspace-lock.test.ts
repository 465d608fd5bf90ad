import { expect, it, vi } from 'vitest';
import { mutated } from '~/lib/fixtures/mutated';
import { browserLock } from './workspace-lock';

const HOLDER = { person: 'ana@acme.test', since: 5 };

/** What is told of who holds the lock, where the browser has `kept` noted of it. */
async function toldOf(kept: string | null) {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: (lock: null) => unknown) => work(null) },
  });
  vi.stubGlobal('localStorage', { getItem: () => kept });
  const held = await browserLock.hold('1/1', HOLDER, () => Promise.reject(new Error('not run')));
  return held.taken ? expect.fail('it is taken') : held.holder;
}

it('tells who holds the lock', async () => expect(await toldOf(JSON.stringify(HOLDER))).toEqual(HOLDER));

it('tells nobody rather than somebody at a moment that no date can hold', async () => {
  for (const kept of [null, '', '{', '[]', '{"person":"a","since":1e300}', '{"person":"a","since":-1}'])
    expect(await toldOf(kept)).toBeNull();
  for (const value of mutated(HOLDER, 200)) {
    const holder = await toldOf(JSON.stringify(value) ?? '');
    if (holder) expect(() => new Date(holder.since).toISOString()).not.toThrow();
  }
});
