// Hostile strings in every response are shown as plain text. A content security policy applies, as in a deployment. No
// script runs, no request goes to another host, no link runs a script, and visiting a screen writes nothing.
import type { Page } from '@playwright/test';
import { isDeepRun, RANDOM_SEED } from '../src/build/depth';
import { SCRIPT_PAYLOADS } from '../src/lib/markdown/fixtures/script-payloads';
import { expect, test } from './fixtures';
import { GALLERY_SCREENS } from './gallery/gallery-screens';
import { signIn } from './pages/sign-in-page';

test.use({ freshPage: true });

/**
 * Matches the fields that stay unchanged because they control the console's behavior or the contract restricts them:
 * IDs, enumeration values, times, languages, time zones.
 */
const FIXED =
  /^(?:id|uuid|\w*slug|\w+_at|status|priority|\w*type|\w*role|\w*locales?|timezone|format|visibility|language|matched_by|category|availability\w*|event_name|attribute_key|\w+_operator|action_name|emoji)$/;

/**
 * Runs inside the page. Replaces every string of a response, except in fixed fields, with the hostile strings in turn.
 */
function answerHostile({ texts, fixed, from }: { texts: readonly string[]; fixed: string; from: number }) {
  const kept = new RegExp(fixed);
  let next = from;
  const hostile = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return kept.test(key) ? value : texts[next++ % texts.length];
    if (Array.isArray(value)) return value.map((part) => hostile(part, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, hostile(part, name)]));
  };
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!/\/v1\/(?:accounts|tenants)\//.test(String(input)) || !response.ok) return response;
    const { status, headers } = response;
    return new Response(JSON.stringify(hostile(await response.json(), '')), { status, headers });
  };
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
    Object.defineProperty(window, name, { value: () => console.error(`a payload ran: ${name}`) });
}

/** Runs inside the page: returns elements that could run code or contact another host. */
function dangers(): string[] {
  const own = /^(?:https?:|mailto:|tel:|blob:)$/;
  return [...document.querySelectorAll('*')].flatMap((element) => [
    ...(/^(?:iframe|object|embed|base|frame|meta|link|script)$/i.test(element.localName) &&
    !document.head.contains(element) &&
    !(element instanceof HTMLScriptElement && new URL(element.src, location.href).origin === location.origin)
      ? [element.outerHTML.slice(0, 200)]
      : []),
    ...element
      .getAttributeNames()
      .filter((name) => /^on|^srcdoc$|^formaction$/.test(name))
      .map((name) => `${element.localName} ${name}`),
    ...(element instanceof HTMLAnchorElement && element.href !== '' && !own.test(element.protocol)
      ? [element.href.slice(0, 200)]
      : []),
  ]);
}

/** Navigates to another screen and waits until the new screen's requests are done. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { pathname } = new URL(to, location.href);
    // Marks the headings of the previous screen. If only the query changes, the same elements stay on the page.
    if (pathname !== location.pathname)
      for (const heading of document.querySelectorAll<HTMLElement>('h1')) heading.dataset.former = '';
    history.pushState(null, '', to);
  }, path);
  await expect(page.locator('h1:not([data-former])').first()).toBeVisible();
  await expect(
    page.locator('[aria-busy="true"]').or(page.getByRole('main').getByLabel('Loading')),
  ).toHaveCount(0);
}

const PATHS = [...new Set(GALLERY_SCREENS.filter(({ isSignIn }) => !isSignIn).map(({ path }) => path))];
const ROUNDS = isDeepRun ? Array.from({ length: 12 }, (_, round) => round) : [0];

for (const round of ROUNDS) {
  const paths = isDeepRun ? PATHS : PATHS.filter((_, index) => index % 4 === RANDOM_SEED % 4);
  const name = `round ${round + 1}`;
  test(`every screen renders script payloads as plain text, ${name}`, async ({ page, sandbox }) => {
    test.setTimeout(60_000 + paths.length * 5_000);
    const seen = new Set<string>();
    page.on('dialog', () => expect(null, 'a payload opened a dialog').toBe('nothing'));
    await page.addInitScript(answerHostile, {
      texts: SCRIPT_PAYLOADS,
      fixed: FIXED.source,
      from: Math.floor((round * SCRIPT_PAYLOADS.length) / ROUNDS.length),
    });
    await signIn(page, 'admin@acme.test', '/acme/nowhere');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const path of paths)
      await test.step(path || 'home', async () => {
        await goTo(page, `/acme/${path}`);
        expect(await page.evaluate(dangers), path).toEqual([]);
        const text = (await page.locator('body').textContent()) ?? '';
        for (const hostile of SCRIPT_PAYLOADS) if (text.includes(hostile)) seen.add(hostile);
      });
    console.log(`${seen.size} of ${SCRIPT_PAYLOADS.length} payloads, as texts on ${paths.length} screens`);
    expect(seen.size).toBeGreaterThan(SCRIPT_PAYLOADS.length / 2);
    const writes = (await sandbox.requests()).filter(({ method }) => method !== 'GET');
    expect(writes.map(({ operation }) => operation)).toEqual(['auth.signIn']);
  });
}
