// All people who sign in with this browser share its storage and its broadcast channels. This file tests that both
// reveal nothing about one person to the next. private-stores.mocked.test.ts tests the IndexedDB stores.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimit, updateRateLimit } from '~/api/http/rate-limit';
import { isNavigationCollapsed, isNavigationCollapsedForArticles } from '~/app/frame/navigation-collapsed';
import { areSingleKeyShortcutsOn } from '~/app/frame/single-keys';
import { listSourceFiles } from '~/build/repository-files';
import { storeImageHost } from '~/domain/image-hosts';
import { blockStorage, isStorageBlocked } from '~/drafts/removed-people';
import { browserLock } from '~/features/campaigns/send/workspace-lock';
import { setQuietHours } from '~/features/campaigns/wizard/schedule/quiet-hours';
import { rememberColumns } from '~/features/canned-responses/import/remembered-columns';
import { locale } from '~/i18n/locale';
import { resetSession, startTestSession } from '~/session/fixtures/signed-in';
import { getPersonEmail, session } from '~/session/session';
import { setStartPage } from '~/session/start-page';
import { formatTableChoice } from '~/ui/table/table-view-state';

const ANA = 'ana@acme.test';
const BEA = 'bea@acme.test';
/** Private strings: Ana's credentials, and content of records that she opened. */
const PRIVATE = ['ana@', 'ana-token', 'Rosa Lima', 'screenshot-of-rosa'];

const stored = new Map<string, string>();
/** All keys that were ever written, including those removed later. */
const written = new Set<string>();

beforeEach(() => {
  stored.clear();
  written.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value) && written.add(key),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, __: object, work: (lock: object) => Promise<unknown>) => work({}) },
  });
  resetSession();
  startTestSession(ANA, 'ana-token');
});

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

function openChannel(name: string): BroadcastChannel {
  const channel = new BroadcastChannel(name);
  channels.push(channel);
  return channel;
}

/** Collects the messages that other tabs receive. */
function listen(name: string): unknown[] {
  const messages: unknown[] = [];
  openChannel(name).addEventListener('message', ({ data }: MessageEvent<unknown>) => messages.push(data));
  return messages;
}

/**
 * Maps each module that uses local storage to a function that stores its setting. The settings apply to everyone who
 * uses the browser.
 */
const SETTINGS: Readonly<Record<string, () => unknown>> = {
  'src/app/frame/navigation-collapsed.ts': () => {
    isNavigationCollapsed.set(!isNavigationCollapsed.get());
    isNavigationCollapsedForArticles.set(!isNavigationCollapsedForArticles.get());
  },
  'src/app/frame/single-keys.ts': () => areSingleKeyShortcutsOn.set(!areSingleKeyShortcutsOn.get()),
  'src/domain/image-hosts.ts': () => storeImageHost('https://uploads.example.test/a/screenshot-of-rosa.png'),
  'src/features/campaigns/send/workspace-lock.ts': () =>
    browserLock.hold('1/1', { person: ANA, since: 1 }, async () => {}),
  'src/features/campaigns/wizard/schedule/quiet-hours.ts': () =>
    setQuietHours({ from: '22:00', to: '08:00' }),
  'src/features/canned-responses/import/remembered-columns.ts': () =>
    rememberColumns(['code', 'Rosa Lima'], { shortCode: 0, content: 1, folder: null, isHtml: false }),
  'src/i18n/locale.ts': () => locale.set('es'),
  'src/session/start-page.ts': () => setStartPage('/$workspace/conversations'),
  'src/ui/table/table-view-state.ts': () =>
    localStorage.setItem('console-list-macros', formatTableChoice({ isCompact: true, hidden: ['name'] })),
};

describe('local storage', () => {
  it.each(Object.entries(SETTINGS))('%s stores no private data in local storage', async (_, store) => {
    await store();
    expect(written.size).toBeGreaterThan(0);
    session.signOut();
    startTestSession(BEA, 'bea-token');
    const found = JSON.stringify([...stored]);
    for (const text of PRIVATE) expect(found).not.toContain(text);
  });

  it('local storage contains the sender of a campaign only while the campaign is being sent', async () => {
    const during = await browserLock.hold('1/1', { person: ANA, since: 1 }, async () =>
      stored.get('campaign:1/1'),
    );
    expect(during).toEqual({ taken: true, value: JSON.stringify({ person: ANA, since: 1 }) });
    expect([...stored]).toEqual([]);
  });
});

describe('broadcast channels', () => {
  it('signing out sends other tabs no information about the person', async () => {
    const messages = listen('console-session');
    session.signOut();
    await vi.waitFor(() => expect(messages).toEqual(['sign-out']));
  });

  it.each([['sign-out'], [{ person: ANA }], [{ step: 'signed-in', person: { email: ANA } }]])(
    'the message %j from another tab can end a session but not start one',
    async (message) => {
      openChannel('console-session').postMessage(message);
      await vi.waitFor(() => expect(getPersonEmail()).toBeNull());
    },
  );

  it('if one person must wait for the request limit, the next person doesn’t have to wait', async () => {
    const rate = { limit: 60, remaining: 0, resetAt: null, blockedUntil: Date.now() + 60_000 };
    const tab = openChannel('console-rate-limit');
    startTestSession(BEA, 'bea-token');
    tab.postMessage({ person: ANA, rate });
    // Waits until the second message takes effect. Messages arrive in order, so the first one has then been handled as
    // well.
    tab.postMessage({ person: BEA, rate: { ...rate, blockedUntil: 0, remaining: 7 } });
    await vi.waitFor(() => expect(rateLimit.get().remaining).toBe(7));
    expect(rateLimit.get().blockedUntil).toBe(0);
  });

  it('the console forgets the request limit of one person when another signs in', () => {
    updateRateLimit(new Headers({ 'ratelimit-limit': '60', 'ratelimit-remaining': '1' }), Date.now(), 30);
    session.signOut();
    startTestSession(BEA, 'bea-token');
    expect(rateLimit.get()).toEqual({ limit: null, remaining: null, resetAt: null, blockedUntil: 0 });
  });

  it('removing the data of one person doesn’t prevent storing data of the next person', async () => {
    blockStorage(ANA);
    expect([`1/1/${ANA}`, `1/1/${BEA}`].map(isStorageBlocked)).toEqual([true, false]);
  });
});

/** Matches the paths of modules that run in a live deployment. */
const WHERE = /^src\/(?!build\/|sandbox|.*(?:\.test\.|\/fixtures\/))/;
const listUses = (pattern: RegExp): string[] =>
  listSourceFiles()
    .filter(({ path, text }) => WHERE.test(path) && pattern.test(text))
    .map(({ path }) => path)
    .sort();

describe('the source code', () => {
  it('local storage is used only by modules that these tests cover', () =>
    expect(listUses(/\blocalStorage\b/)).toEqual(Object.keys(SETTINGS).sort()));

  it('no module uses session storage, caches or cookies', () =>
    expect(listUses(/\bsessionStorage\b|\bcaches\.|\bdocument\.cookie\b|\bcookieStore\b/)).toEqual([]));

  it('broadcast channels are used only by modules that these tests or the tests of private stores cover', () =>
    expect(listUses(/\bnew BroadcastChannel\b/)).toEqual([
      'src/api/http/rate-limit.ts',
      'src/drafts/article-presence.ts',
      'src/drafts/assistant-edit-signals.ts',
      'src/drafts/removed-people.ts',
      'src/session/session.ts',
    ]));
});
