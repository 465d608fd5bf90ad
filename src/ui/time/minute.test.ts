import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minuteClock } from './minute';

const START = Date.UTC(2026, 10, 22, 12);

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

it('a screen that subscribes before the previous one ends gets the current time', () => {
  let previous = minuteClock.subscribe(() => {});
  for (let screen = 1; screen <= 4; screen++) {
    vi.advanceTimersByTime(40_000);
    const next = minuteClock.subscribe(() => {});
    previous();
    previous = next;
    expect(minuteClock.get()).toBe(START + screen * 40_000);
  }
  previous();
});

it('a screen that subscribes after the previous one ended gets the current time', () => {
  minuteClock.subscribe(() => {})();
  vi.advanceTimersByTime(40_000);
  const end = minuteClock.subscribe(() => {});
  expect(minuteClock.get()).toBe(START + 40_000);
  end();
});

it('the clock keeps its time while a screen is rendered', () => {
  const end = minuteClock.subscribe(() => {});
  const shown = minuteClock.get();
  vi.advanceTimersByTime(40_000);
  expect(minuteClock.get()).toBe(shown);
  end();
});
