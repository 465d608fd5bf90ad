// Tests that five tabs share one request limit. All of them wait as long as the platform requires, regardless of which
// header states the time.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const NOW = Date.parse('2026-05-04T10:00:00Z');

/** A BroadcastChannel that delivers messages immediately to all tabs of the test. */
class Channel {
  static all: Channel[] = [];
  #listeners: ((event: { data: unknown }) => void)[] = [];
  constructor(readonly name: string) {
    Channel.all.push(this);
  }
  addEventListener(_type: string, listener: (event: { data: unknown }) => void) {
    this.#listeners.push(listener);
  }
  postMessage(data: unknown) {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name)
        for (const listener of other.#listeners) listener({ data: structuredClone(data) });
  }
}

const openTab = async (person: string | null = 'ana@acme.test') => {
  vi.resetModules();
  const tab = await import('./rate-limit');
  tab.rateLimit.reset(person);
  return tab;
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('BroadcastChannel', Channel);
  Channel.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Discards the modules of these tabs, so that later test files in this worker thread don't receive their messages.
  vi.resetModules();
});

it.each([
  ['one second', { 'retry-after': '1' }, 1],
  ['half a minute', { 'retry-after': '30' }, 30],
  ['ten minutes', { 'retry-after': '600' }, 600],
  ['a date', { 'retry-after': 'Mon, 04 May 2026 10:01:00 GMT' }, 60],
  ['no headers', {}, 30],
  ['an invalid value', { 'retry-after': 'soon' }, 30],
] as const)('all tabs wait when one of them receives a 429 with %s', async (_, headers, seconds) => {
  const tabs = [await openTab(), await openTab(), await openTab(), await openTab(), await openTab()];
  const blocked = () => tabs.map(({ getBlockedSeconds }) => getBlockedSeconds(Date.now()));
  const [, second, third] = tabs;
  const responseHeaders = new Headers(headers);
  second?.updateRateLimit(responseHeaders, Date.now(), second.getWaitSeconds(responseHeaders, Date.now()));
  expect(blocked()).toEqual(tabs.map(() => seconds));
  // A late response in one tab must not end the wait early.
  third?.updateRateLimit(new Headers({ 'ratelimit-remaining': '5' }), Date.now(), null);
  expect(blocked()).toEqual(tabs.map(() => seconds));
  vi.advanceTimersByTime(seconds * 1000 - 500);
  expect(blocked()).toEqual(tabs.map(() => 1));
  vi.advanceTimersByTime(1500);
  expect(blocked()).toEqual(tabs.map(() => 0));
});

it('a longer rate-limit wait that another tab receives later applies to all tabs', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.updateRateLimit(new Headers(), Date.now(), 10);
  second.updateRateLimit(new Headers(), Date.now(), 60);
  first.updateRateLimit(new Headers(), Date.now(), 5);
  expect([first, second].map(({ getBlockedSeconds }) => getBlockedSeconds(Date.now()))).toEqual([60, 60]);
});

it('signing in as another user in one tab doesn’t end the rate-limit wait in other tabs', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.updateRateLimit(new Headers(), Date.now(), 60);
  first.rateLimit.reset('ben@acme.test');
  expect([first, second].map(({ getBlockedSeconds }) => getBlockedSeconds(Date.now()))).toEqual([0, 60]);
});

it('a rate-limit wait blocks only tabs of the user whose request caused it', async () => {
  const tabs = [await openTab(), await openTab('ben@acme.test'), await openTab(null), await openTab()];
  const [first, other, nobody] = tabs;
  const headerValues = { 'ratelimit-limit': '10', 'ratelimit-remaining': '0', 'retry-after': '60' };
  first?.updateRateLimit(new Headers(headerValues), Date.now(), 60);
  expect(tabs.map(({ getBlockedSeconds }) => getBlockedSeconds(Date.now()))).toEqual([60, 0, 0, 60]);
  expect(other?.rateLimit.get().remaining).toBeNull();
  nobody?.updateRateLimit(new Headers(), Date.now(), 90);
  expect(tabs.map(({ getBlockedSeconds }) => getBlockedSeconds(Date.now()))).toEqual([60, 0, 90, 60]);
});
