import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkForNewVersion, findEntryScript, isNewVersionAvailable } from './new-version';

const page = (entry: string) =>
  `<!doctype html><html><head><script>early()</script><script type="module" crossorigin src="${entry}" nonce="x"></script></head></html>`;
const OWN = '/assets/index-abc.js';
const answering = (body: string, status = 200) => vi.fn(async () => new Response(body, { status }));

afterEach(() => isNewVersionAvailable.set(false));

describe('checkForNewVersion', () => {
  it('checkForNewVersion reports a new version when the page on the server has a different entry script', async () => {
    await checkForNewVersion(OWN, answering(page('/assets/index-def.js')));
    expect(isNewVersionAvailable.get()).toBe(true);
  });

  it.each<readonly [string, string | null, typeof fetch]>([
    ['the same build', OWN, answering(page(OWN))],
    ['an error response with a page', OWN, answering(page('/assets/index-def.js'), 503)],
    ['the login page of a public network', OWN, answering('<script src="/login.js"></script>')],
    ['a page with scripts from another site', OWN, answering(page('https://elsewhere.test/a.js'))],
    ['no answer', OWN, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a running page without an entry script', null, answering(page('/assets/index-def.js'))],
  ])('checkForNewVersion reports no new version for %s', async (_, own, send) => {
    await checkForNewVersion(own, send);
    expect(isNewVersionAvailable.get()).toBe(false);
  });

  it('checkForNewVersion requests the page with same-origin credentials and revalidates cached copies', async () => {
    const send = answering(page(OWN));
    await checkForNewVersion(OWN, send);
    expect(send).toHaveBeenCalledExactlyOnceWith('/', { cache: 'no-cache', credentials: 'same-origin' });
  });

  it('findEntryScript returns the entry script of a console page', () =>
    expect(findEntryScript(page(OWN))).toBe(OWN));
});
