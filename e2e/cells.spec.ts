// Tests every operation with every fault. After each combination the page is still usable and shows a true message, the
// input is preserved, and no secret is stored. A single action must be enough to continue without a reload. The
// ordinary run covers about forty combinations, the deep run all of them.
import type { Page } from '@playwright/test';
import { OPERATIONS } from '../src/api/operations';
import { isDeepRun, RANDOM_SEED } from '../src/build/depth';
import { expectAccessible } from './accessibility';
import { FAULT_CASES, type FaultCase, TIMEOUT_CASE, UNCERTAIN_OUTCOME_FAULTS } from './cells/fault-cases';
import { READ_CASES, type ReadCase } from './cells/read-cases';
import type { PreparedWrite, WriteCase } from './cells/record-writes';
import { WRITE_CASES } from './cells/write-cases';
import { expect, type Sandbox, test } from './fixtures';
import {
  getSessionEndedBanner,
  getSignInAgainDialog,
  PASSWORD,
  signIn,
  signInAgain,
} from './pages/sign-in-page';

/** The console retries a failed read automatically, so its error message appears late. */
const PATIENCE = { timeout: 10_000 };
/** Longer than the console's timeouts, which are 15 s for a read and 30 s for a write. */
const LONG_PATIENCE = { timeout: 40_000 };
const patienceWith = (befalls: FaultCase) => (befalls === TIMEOUT_CASE ? LONG_PATIENCE : PATIENCE);
/** The delay of a write in milliseconds. Meanwhile the test sets up the fault of the read that checks the outcome. */
const ARMED_MS = 800;
/** Operations that another test file covers more thoroughly. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'campaigns.create': 'faults/campaign-sockets.spec.ts',
};

/** Runs inside the page: returns all stored data as text. */
async function kept(): Promise<string> {
  const found: unknown[] = [location.href, { ...localStorage }, { ...sessionStorage }, history.state];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    for (const store of database.objectStoreNames)
      found.push(
        await new Promise((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        }),
      );
    database.close();
  }
  return JSON.stringify(found);
}

const expectNoWait = (page: Page) => expect(page.getByTitle('Requests are paused')).toHaveCount(0, PATIENCE);

/** Checks what must be true after any fault. */
async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator(':focus'), 'the focus is somewhere').toHaveCount(1);
  if (!isDeepRun) return;
  // Matches a token, which consists of three parts in base64. The first part always starts with these characters.
  expect(await page.evaluate(kept)).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
  expect(await page.evaluate(kept)).not.toContain(PASSWORD);
  await expectAccessible(page);
}

/** Reports whether the screen repeats the request automatically, after the requested wait or after signing in again. */
const comesByItself = (
  { isAct, waitsByItself }: ReadCase,
  kind: FaultCase['fault']['kind'],
  ends: boolean,
) => (kind === 'rate_limited' ? !isAct || waitsByItself : ends && !isAct);

async function walkRead(page: Page, sandbox: Sandbox, read: ReadCase, befalls: FaultCase): Promise<void> {
  const { operation, path, as, arrange, begin, act, shows, without, afterEdit, again = 'Try again' } = read;
  const { fault, errorMessage, isDone } = befalls;
  const main = page.locator('main, [role="dialog"]');
  // Before signing in there is no token that could expire.
  const ends = fault.kind === 'expire_token' && !begin;
  // The page to open first. It must not call the tested operation.
  const first = operation === 'availabilityReasons.list' ? 'inboxes' : 'availability-reasons';
  await arrange?.(sandbox);
  if (begin) await begin(page);
  else {
    await signIn(page, as, `/acme/${first}`);
    await expect(page.getByRole('table')).toBeVisible();
  }
  await sandbox.fault({ ...fault, operation, times: ends ? 1 : 50 });
  if (path !== null) await page.evaluate((to) => history.pushState(null, '', to), `/acme/${path}`);
  const isBefore = ends && read.isAhead;
  if (isBefore) await signInAgain(page);
  await act?.(page);
  if (errorMessage) {
    const notice = main
      .getByRole('alert')
      .or(main.getByRole('status'))
      .filter({ hasText: without ?? errorMessage });
    await expect(notice.first()).toBeVisible(patienceWith(befalls));
    await expectSound(page);
    await sandbox.clearFaults();
  }
  if (ends && !isBefore) await signInAgain(page);
  if ((errorMessage || ends) && !isBefore && !comesByItself(read, fault.kind, ends)) {
    await expectNoWait(page);
    await main.getByRole('button', { name: again, exact: true }).first().click(PATIENCE);
    if (isDone) await read.afterLoss?.(page);
  }
  await expect(main.getByText(shows).first()).toBeVisible(PATIENCE);
  // For some operations, the screen must show another person's concurrent change next to the current values.
  if (fault.kind === 'concurrent_edit' && afterEdit) await expect(main.getByText(afterEdit)).toBeVisible();
  else await expect(page.getByRole('alert')).toHaveCount(0);
}

/** The outcome of a write as the screen reports it. */
type Claim = 'done' | 'not-done' | 'unknown' | 'asks' | 'waits';

/** Returns the outcome that the screen shows, or null while the write is in progress. */
async function claimNow(page: Page, { done }: PreparedWrite): Promise<Claim | null> {
  // Looks only at the topmost dialog, if any, because the page behind it may show errors of its own requests.
  const place = page.locator('main, [role="dialog"]').last();
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Not confirmed' });
  const words = (await place.getByRole('alert').or(row).allTextContents()).join(' ');
  if (await done.first().isVisible()) return 'done';
  if (await place.getByText('Pausing for the request limit').isVisible()) return 'waits';
  if (await getSignInAgainDialog(page).or(getSessionEndedBanner(page)).isVisible()) return 'not-done';
  if (await page.getByRole('dialog', { name: 'Compare versions' }).isVisible()) return 'asks';
  if (words === '' || words.includes('Checking whether your changes were saved…')) return null;
  if (/can’t be found|hasn’t changed|wasn’t deleted|nothing has changed so far/.test(words))
    return 'not-done';
  return /confirm/.test(words) ? 'unknown' : 'not-done';
}

async function getClaim(page: Page, begun: PreparedWrite): Promise<Claim> {
  let claim: Claim | null = null;
  const settled = async () => {
    claim = await claimNow(page, begun);
    return claim;
  };
  await expect.poll(settled, LONG_PATIENCE).not.toBeNull();
  return claim ?? 'unknown';
}

async function expectTrue(claim: Claim, count: PreparedWrite['count']): Promise<void> {
  const times = await count();
  if (claim === 'done') expect(times, 'it says that it is done').toBeGreaterThan(0);
  if (claim === 'not-done') expect(times, 'it says that it is not done').toBe(0);
}

/** Checks that the input is still there, and completes the write with one action. */
async function goOnFrom(page: Page, claim: Claim, begun: PreparedWrite): Promise<void> {
  const { submit, typed, done } = begun;
  const goOn = page.getByRole('button', { name: /^Continue \(\d+\)$/ });
  await expectSound(page);
  // Signs in again first, because the sign-in dialog hides the page.
  const asksToSignIn = getSignInAgainDialog(page).or(getSessionEndedBanner(page));
  if (await asksToSignIn.isVisible()) await signInAgain(page);
  for (const [field, value] of typed) await expect(field).toHaveValue(value);
  await expectNoWait(page);
  if (claim === 'unknown') {
    const check = page.getByRole('button', { name: /^(Check now|Apply again|Continue \(\d+\))$/ });
    // Also accepts success, because the outcome may have been checked automatically meanwhile.
    await check.or(done).first().waitFor();
    if (await check.first().isVisible()) await check.first().click();
    await expect(check.and(page.locator('[data-loading]'))).toHaveCount(0);
  }
  if (claim === 'asks')
    await page.getByRole('button', { name: /^(Save my version|Keep my version)$/ }).click();
  else if (!(await done.first().isVisible())) {
    await begun.anew?.();
    if (!(await done.first().isVisible())) await submit.or(goOn).or(done).first().click(PATIENCE);
  }
}

async function walkWrite(
  page: Page,
  sandbox: Sandbox,
  { operation, readBack, begin }: WriteCase,
  { fault, isDone }: FaultCase,
  readFault?: FaultCase,
): Promise<void> {
  const begun = await begin(page, sandbox);
  const { submit, done, count } = begun;
  // Delays the write until the fault of the read after it is set up. The fault can't be set up earlier, because the
  // read before the write must succeed.
  await sandbox.fault({ ...fault, operation, ...(readFault && { delay_ms: ARMED_MS }) });
  const sent = page.waitForRequest((request) => request.method() !== 'GET');
  await submit.click();
  if (readFault) {
    await sent;
    await sandbox.fault({ ...readFault.fault, operation: readBack, times: 50 });
  }
  const claim = await getClaim(page, begun);
  // `count` calls the operations that have faults, so the faults must be cleared first.
  await sandbox.clearFaults();
  await expectTrue(claim, count);
  if (readFault?.errorMessage && isDone && fault.kind !== 'new_fields') expect(claim).not.toBe('not-done');
  const goOn = page.getByRole('button', { name: /^Continue \(\d+\)$/ });
  if (claim === 'waits') {
    await expect(done.or(goOn).first()).toBeVisible(PATIENCE);
    if (await goOn.isVisible()) await goOn.click();
  } else if (claim !== 'done') await goOnFrom(page, claim, begun);
  await expect(done.first()).toBeVisible(PATIENCE);
  // Chromium resends a request if its connection breaks. If that creates two records, the page must report two.
  const twice = page.getByText(/^The browser sent “.*” more than once/);
  expect(await count(), 'the write is carried out once, or reported as carried out twice').toBe(
    (await twice.isVisible()) ? 2 : 1,
  );
}

interface Cell {
  readonly title: string;
  readonly walk: (page: Page, sandbox: Sandbox) => Promise<void>;
}

const FAULTS = isDeepRun ? [...FAULT_CASES, TIMEOUT_CASE] : FAULT_CASES;
const READ_FAULTS = FAULT_CASES.filter(({ name }) => UNCERTAIN_OUTCOME_FAULTS.readBack.includes(name));
const WRITE_FAULTS = FAULT_CASES.filter(({ name }) => UNCERTAIN_OUTCOME_FAULTS.write.includes(name));

const COMBINATIONS: readonly Cell[] = [
  ...READ_CASES.flatMap((read) =>
    FAULTS.filter((befalls) => befalls !== TIMEOUT_CASE || !read.isPatient).map((befalls) => ({
      title: `${read.operation}: the page stays usable after ${befalls.name}`,
      walk: (page: Page, sandbox: Sandbox) => walkRead(page, sandbox, read, befalls),
    })),
  ),
  ...WRITE_CASES.flatMap((write) => [
    ...FAULTS.filter(({ name }) => name !== write.asks).map((befalls) => ({
      title: `${write.operation}: the page stays usable after ${befalls.name}`,
      walk: (page: Page, sandbox: Sandbox) => walkWrite(page, sandbox, write, befalls),
    })),
    ...WRITE_FAULTS.flatMap((befalls) =>
      READ_FAULTS.map((readFault) => ({
        title: `${write.operation}: the page stays usable after ${befalls.name} and then ${readFault.name}`,
        walk: (page: Page, sandbox: Sandbox) => walkWrite(page, sandbox, write, befalls, readFault),
      })),
    ),
  ]),
];

const ROWS = new Set([...READ_CASES, ...WRITE_CASES].map(({ operation }) => operation));
for (const { id } of OPERATIONS)
  if (!ROWS.has(id) && !ELSEWHERE[id]) throw new Error(`${id} has no row in the table of cells.`);

/**
 * The ordinary run tests about forty combinations. Each seed starts at a different combination, so that a few runs
 * cover every operation and every fault.
 */
const STRIDE = Math.ceil(COMBINATIONS.length / 40);
const selectedCombinations = isDeepRun
  ? COMBINATIONS
  : COMBINATIONS.filter((_, index) => index % STRIDE === RANDOM_SEED % STRIDE);
test.afterAll(() =>
  console.log(`${selectedCombinations.length} of ${COMBINATIONS.length} cases, from seed ${RANDOM_SEED}`),
);

for (const { title, walk } of selectedCombinations)
  test(title, async ({ page, sandbox }) => {
    test.setTimeout(90_000);
    await walk(page, sandbox);
  });
