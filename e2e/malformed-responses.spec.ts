// Sends malformed responses to the screens. mutated-responses.test.ts tests the parser with two hundred responses per
// operation. This test sends ten of them to the screen that uses the operation. The page must never be empty, and every
// error must be handled.
import type { Page } from '@playwright/test';
import type { OperationSpec } from '../src/api/http/operation';
import { OPERATIONS } from '../src/api/operations';
import { isDeepRun, RANDOM_SEED } from '../src/build/depth';
import { mutateValue } from '../src/lib/fixtures/mutated';
import { READ_CASES, type ReadCase } from './cells/read-cases';
import type { WriteCase } from './cells/record-writes';
import { WRITE_CASES } from './cells/write-cases';
import { expect, type Sandbox, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

// Needs a fresh page, because the stub of `fetch` stays in the page.
test.use({ freshPage: true });

const EACH = 10;
const PATIENCE = { timeout: 15_000 };
/** Operations that aren't tested here: uploads aren't sent by `fetch`, and campaigns.create has its own tests. */
const NOT_DRAWN = ['uploads.create', 'campaigns.create'];

/** Runs inside the page: mutates every response of the operation while `isMutating` is true. */
function answerMutated({ method, path }: { readonly method: string; readonly path: string }) {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const { pathname } = new URL(String(input), location.href);
    const isIt = (init?.method ?? 'GET') === method && new RegExp(path).test(pathname);
    const { status, headers } = response;
    const text =
      isIt && response.ok && Reflect.get(window, 'isMutating') ? await response.clone().text() : '';
    if (text === '') return response;
    return new Response(await Reflect.get(window, 'mutatedAnswer')(text), { status, headers });
  };
}

/** Returns a function that reports the number of mutated responses. */
async function mutateResponses(page: Page, { method, path }: OperationSpec, index: number) {
  let count = 0;
  await page.exposeFunction('mutatedAnswer', (text: string) => {
    count += 1;
    const all = mutateValue(JSON.parse(text), 200);
    return JSON.stringify(all[Math.floor((index * all.length) / EACH)]) ?? 'null';
  });
  await page.addInitScript(answerMutated, { method, path: `${path.replaceAll(/\{\w+\}/g, '[^/]+')}$` });
  return () => count;
}

const begin = (page: Page) => page.evaluate(() => void Reflect.set(window, 'isMutating', true));

/**
 * Checks what must be true after any response: the page has a heading and text, no loading state remains, and there is
 * an action that lets the person continue.
 */
async function expectDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible(PATIENCE);
  await expect(page.locator('main [aria-busy="true"]').or(page.getByLabel('Loading'))).toHaveCount(
    0,
    PATIENCE,
  );
  await expect(page.locator('body')).toContainText(/[a-z]{3}/i, { useInnerText: true });
  await expect(page.getByRole('link').or(page.getByRole('button')).first()).toBeVisible();
}

async function drawRead(page: Page, sandbox: Sandbox, read: ReadCase, hasCome: () => number): Promise<void> {
  const first = read.operation === 'availabilityReasons.list' ? 'inboxes' : 'availability-reasons';
  await read.arrange?.(sandbox);
  if (read.begin) await read.begin(page);
  else {
    await signIn(page, read.as, `/acme/${first}`);
    await expect(page.getByRole('table')).toBeVisible();
  }
  await begin(page);
  if (read.path !== null) await page.evaluate((to) => history.pushState(null, '', to), `/acme/${read.path}`);
  // Ignores a failed action, because after a malformed response the element to click may be missing.
  await Promise.race([read.act?.(page), expect.poll(hasCome, PATIENCE).toBeGreaterThan(0)]).catch(() => {});
  await expect.poll(hasCome, PATIENCE).toBeGreaterThan(0);
  await expectDrawn(page);
}

async function drawWrite(
  page: Page,
  sandbox: Sandbox,
  write: WriteCase,
  hasCome: () => number,
): Promise<void> {
  const { submit, done } = await write.begin(page, sandbox);
  await begin(page);
  await submit.click();
  await expect.poll(hasCome, PATIENCE).toBeGreaterThan(0);
  const content = page.locator('main, [role="dialog"]').last();
  const row = page.getByRole('dialog').getByRole('listitem');
  const words = done.or(content.getByRole('alert')).or(content.getByRole('status')).or(row);
  await expect(words.filter({ visible: true }).first()).toBeVisible(PATIENCE);
  await expectDrawn(page);
}

type Draw = (page: Page, sandbox: Sandbox, hasCome: () => number) => Promise<void>;

const DRAWN: ReadonlyMap<string, Draw> = new Map([
  ...READ_CASES.map((read): [string, Draw] => [
    read.operation,
    (page, sandbox, hasCome) => drawRead(page, sandbox, read, hasCome),
  ]),
  ...WRITE_CASES.map((write): [string, Draw] => [
    write.operation,
    (page, sandbox, hasCome) => drawWrite(page, sandbox, write, hasCome),
  ]),
]);

// Excludes deletions, because their responses have no body.
const CASES = OPERATIONS.filter(({ id, method }) => method !== 'DELETE' && !NOT_DRAWN.includes(id)).flatMap(
  (operation) => {
    const draw = DRAWN.get(operation.id);
    if (!draw) throw new Error(`${operation.id} has no screen.`);
    return Array.from({ length: EACH }, (_, index) => ({ operation, draw, index }));
  },
);
const STRIDE = Math.ceil(CASES.length / 2);
const selectedCases = isDeepRun ? CASES : CASES.filter((_, index) => index % STRIDE === RANDOM_SEED % STRIDE);
test.afterAll(() =>
  console.log(`${selectedCases.length} of ${CASES.length} malformed responses, from seed ${RANDOM_SEED}`),
);

for (const { operation, draw, index } of selectedCases)
  test(`the page stays usable if ${operation.id} returns malformed response ${index + 1}`, async ({
    page,
    sandbox,
  }) => {
    const hasCome = await mutateResponses(page, operation, index);
    await draw(page, sandbox, hasCome);
  });
