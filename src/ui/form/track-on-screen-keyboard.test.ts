import { expect, it, vi } from 'vitest';
import { trackOnScreenKeyboard } from './track-on-screen-keyboard';

/** Simulates a phone of 390 × 844 pixels with the given visible part of the page. */
function phone(seen: { height: number; offsetTop?: number; scale?: number }) {
  const eventTarget = new EventTarget();
  const visualViewport = Object.assign(eventTarget, { offsetTop: 0, scale: 1, ...seen });
  vi.stubGlobal('window', { innerHeight: 844, visualViewport, matchMedia: () => ({ matches: true }) });
  const style = { setProperty: vi.fn<(name: string, value: string) => void>() };
  const leave = trackOnScreenKeyboard({ style });
  return { visualViewport, leave, last: () => style.setProperty.mock.lastCall };
}

it.each([
  ['no keyboard', { height: 844 }, '0px'],
  ['a keyboard', { height: 508 }, '336px'],
  ['a keyboard and a scrolled page', { height: 508, offsetTop: 100 }, '236px'],
  ['a zoomed page without a keyboard', { height: 422, scale: 2 }, '0px'],
  ['a zoomed and scrolled page without a keyboard', { height: 422, scale: 2, offsetTop: 300 }, '0px'],
])('trackOnScreenKeyboard measures the height of a phone’s keyboard: %s', (_, seen, keyboard) => {
  expect(phone(seen).last()).toEqual(['--keyboard', keyboard]);
});

it('trackOnScreenKeyboard updates the height of a phone’s keyboard until tracking stops', () => {
  const { visualViewport, leave, last } = phone({ height: 844 });
  visualViewport.height = 508;
  visualViewport.dispatchEvent(new Event('resize'));
  expect(last()).toEqual(['--keyboard', '336px']);
  visualViewport.offsetTop = 100;
  visualViewport.dispatchEvent(new Event('scroll'));
  expect(last()).toEqual(['--keyboard', '236px']);
  leave?.();
  visualViewport.height = 844;
  visualViewport.dispatchEvent(new Event('resize'));
  expect(last()).toEqual(['--keyboard', '236px']);
});
