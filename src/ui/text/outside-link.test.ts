import { afterEach, expect, it, vi } from 'vitest';
import { addKnownOrigins, GUARDED_LINK, registerLinkDialog, unconfirmedLink } from './outside-link';

addKnownOrigins(['https://help.example.test', 'http://localhost:8080']);

afterEach(() => {
  unconfirmedLink.set(null);
  vi.unstubAllGlobals();
});

/** Clicks a link, and reports whether the browser would open it. */
function opens(href: string, button = 0): boolean {
  const preventDefault = vi.fn();
  const event = { currentTarget: { href }, button, preventDefault };
  GUARDED_LINK[button === 0 ? 'onClick' : 'onAuxClick'](event);
  return preventDefault.mock.calls.length === 0;
}

it.each(['https://help.example.test/hc/1', 'http://localhost:8080/', 'mailto:ana@example.test', 'tel:+123'])(
  'a link to %s opens without asking for confirmation',
  (href) => {
    expect(opens(href)).toBe(true);
    expect(unconfirmedLink.get()).toBeNull();
  },
);

it.each([
  'https://example.test/',
  'https://help.example.test.attacker.test/',
  'https://help.example.test@attacker.test/',
  'https://help.example.test:8443/',
  'http://help.example.test/',
  'http://localhost/',
])('a link to %s shows its host before it opens, with the left and the middle button', (href) => {
  const unmount = registerLinkDialog();
  for (const button of [0, 1]) {
    unconfirmedLink.set(null);
    expect(opens(href, button)).toBe(false);
    expect(unconfirmedLink.get()).toBe(href);
  }
  expect(opens(href, 2)).toBe(true);
  unmount();
});

it('the browser asks about a link to an unknown host if the code of the dialog isn’t loaded', () => {
  const confirm = vi.fn<(text: string) => boolean>();
  vi.stubGlobal('window', { confirm });
  for (const isAgreed of [true, false]) {
    confirm.mockReturnValueOnce(isAgreed);
    expect(opens('https://example.test/page')).toBe(isAgreed);
    expect(confirm.mock.lastCall?.[0]).toContain('example.test\nhttps://example.test/page');
  }
  expect(unconfirmedLink.get()).toBeNull();
});
