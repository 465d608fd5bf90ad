// Two people on one tab: whatever is under way while somebody signs out, another person signs in or is there already,
// another workspace is opened or the platform makes everybody wait. Nothing of it is sent again, under another name or to
// another account; nothing of it is seen by the next person. The ordinary run walks four cells, the deep one all.
import type { Page, Request } from '@playwright/test';
import { OPERATIONS } from '../src/api/operations';
import { isDeep, SEED } from '../src/build/depth';
import { WORKS, type Work } from './cells/runs';
import { expect, type Sandbox, test } from './fixtures';
import { goToSection } from './go-to-screen';
import { PASSWORD, SignInPage } from './pages/sign-in-page';
import type { Fault } from './sandbox-hooks';

// The clock is replaced, and another person stays signed in.
test.use({ freshPage: true });

const NEXT = 'agent@acme.test';
/** How long an answer is withheld: longer than it takes to sign out. */
const HELD: Omit<Fault, 'operation'> = { kind: 'latency', delay_ms: 1500 };
/** Longer than it takes the next person to sign in as well. */
const LATE: Omit<Fault, 'operation'> = { kind: 'latency', delay_ms: 8000 };
const WAIT_S = 60;
const LIMITED: Omit<Fault, 'operation'> = { kind: 'rate_limited', retry_after_s: WAIT_S };

const isOfPlatform = (request: Request) => /\/v1\/(?:accounts|tenants|uploads)/.test(request.url());
const isWrite = (request: Request) => request.method() !== 'GET' && isOfPlatform(request);

interface UnderWay {
  readonly first: Request;
  /** Every request of the platform since then. */
  readonly asked: Request[];
}

/** Begins it, and answers once its first write is on its way. */
async function underWay(page: Page, sandbox: Sandbox, work: Work, fault: typeof HELD): Promise<UnderWay> {
  const send = await work.begin(page, sandbox);
  await sandbox.fault({ ...fault, operation: work.operation });
  const asked: Request[] = [];
  const { method, path = '' } = OPERATIONS.find(({ id }) => id === work.operation) ?? {};
  const isIts = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const sent = page.waitForRequest((request) => request.method() === method && isIts.test(request.url()));
  await send();
  const first = await sent;
  page.on('request', (request) => isOfPlatform(request) && asked.push(request));
  return { first, asked };
}

/** As another tab does it: nothing asks, and nothing stands in its way. */
const signOutElsewhere = (page: Page) =>
  page.evaluate(() => {
    const channel = new BroadcastChannel('console-session');
    channel.postMessage('sign-out');
    channel.close();
  });

async function expectNothingLeft(page: Page): Promise<void> {
  await expect(new SignInPage(page).email).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(/\bCell\b|\bOpened\b/);
}

async function signInNext(page: Page, email: string): Promise<void> {
  await new SignInPage(page).enter(email, PASSWORD);
  await expect(page.getByRole('navigation', { name: 'Sections', exact: true })).toBeVisible();
}

/** Two screens later everything that would go on by itself has gone on. */
async function lookAround(page: Page): Promise<void> {
  for (const name of ['Inboxes', 'Teams']) {
    await goToSection(page, name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** What an answer brings about has happened. */
async function idle(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

const bearerOf = (request: Request) => request.headers().authorization;

async function expectSentOnce(sandbox: Sandbox, { operation }: Work, { asked }: UnderWay): Promise<void> {
  expect(asked.filter(isWrite).map((request) => request.url())).toEqual([]);
  const logged = (await sandbox.requests(operation)).filter(({ method }) => method !== 'GET');
  // What is arranged from elsewhere was logged, too; Chromium itself may send a request again whose line died.
  expect(logged.filter(({ attempt }) => attempt > 1)).toEqual([]);
}

async function walkSignOut(page: Page, sandbox: Sandbox, work: Work, next: string): Promise<void> {
  const way = await underWay(page, sandbox, work, HELD);
  const own = bearerOf(way.first);
  await signOutElsewhere(page);
  await expectNothingLeft(page);
  await way.first.response();
  await expectNothingLeft(page);
  const before = way.asked.length;
  await signInNext(page, next);
  await lookAround(page);
  await expectSentOnce(sandbox, work, way);
  const bearers = way.asked.slice(before).map(bearerOf);
  expect(bearers).not.toContain(own);
  expect(new Set(bearers).size).toBe(1);
}

/** It ends under the eyes of the next person, who is told nothing of it and led nowhere. */
async function walkLate(page: Page, sandbox: Sandbox, work: Work): Promise<void> {
  const way = await underWay(page, sandbox, work, LATE);
  let isOver = false;
  // What is called off has no answer.
  const over = way.first.response().then((answer) => {
    isOver = answer !== null;
  });
  await signOutElsewhere(page);
  await expectNothingLeft(page);
  await signInNext(page, NEXT);
  await goToSection(page, 'Teams');
  await expect(page.getByRole('table')).toBeVisible();
  const { pathname } = new URL(page.url());
  expect(isOver).toBe(false);
  await over;
  await idle(page);
  // A toast has a button that closes it.
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(pathname);
  await lookAround(page);
  await expectSentOnce(sandbox, work, way);
}

async function walkWait(page: Page, sandbox: Sandbox, work: Work): Promise<void> {
  await page.clock.install();
  const way = await underWay(page, sandbox, work, LIMITED);
  await way.first.response();
  await signOutElsewhere(page);
  await expectNothingLeft(page);
  await signInNext(page, NEXT);
  await page.clock.fastForward((WAIT_S + 1) * 1000);
  await lookAround(page);
  await expectSentOnce(sandbox, work, way);
}

async function walkSwitch(page: Page, sandbox: Sandbox, work: Work): Promise<void> {
  const way = await underWay(page, sandbox, work, HELD);
  const pair = /\/(?:accounts|tenants)\/([^/]+)\//.exec(way.first.url())?.[1];
  await page.evaluate(() => history.pushState(null, '', '/acme-suspended/inboxes'));
  // Who isn’t a member of it is told so, and asks nothing.
  const there = page
    .getByRole('button', { name: 'Workspace: Acme (suspended)' })
    .or(page.getByRole('heading', { name: 'You don’t have access to this workspace' }));
  const leave = page.getByRole('button', { name: 'Leave page', exact: true });
  await there.or(leave).first().waitFor();
  if (await leave.isVisible()) await leave.click();
  await expect(there).toBeVisible();
  await way.first.response();
  await expect(page.getByRole('alert')).toContainText(/This account is suspended|You aren’t a member/);
  await expect(page.locator('body')).not.toContainText(/\bCell\b|\bOpened\b/);
  // Whatever ends there leads nobody back.
  await idle(page);
  expect(new URL(page.url()).pathname).toBe('/acme-suspended/inboxes');
  await expectSentOnce(sandbox, work, way);
  // What was on its way may be looked up: where it was sent, and nowhere else.
  const elsewhere = way.asked.filter((request) => !request.url().includes(`/${pair}/`));
  expect(elsewhere.every((request) => /\/accounts\/\d+\/inboxes/.test(request.url()))).toBe(true);
}

const BEFALLS: Readonly<Record<string, (page: Page, sandbox: Sandbox, work: Work) => Promise<void>>> = {
  'they sign out': (page, sandbox, work) => walkSignOut(page, sandbox, work, 'admin@acme.test'),
  'another person signs in': (page, sandbox, work) => walkSignOut(page, sandbox, work, NEXT),
  'another person is there already': walkLate,
  'another workspace is opened': walkSwitch,
  'the platform makes them wait': walkWait,
};

const CELLS = WORKS.flatMap((work) =>
  Object.entries(BEFALLS).map(([befalls, walk]) => ({ work, befalls, walk })),
);
/** One of each, with other work by each seed; another person signs out first. */
const walked = isDeep
  ? CELLS
  : Object.keys(BEFALLS)
      .slice(1)
      .flatMap((befalls, index) => {
        const own = CELLS.filter((cell) => cell.befalls === befalls);
        return own.slice((SEED + index * 7) % own.length).slice(0, 1);
      });
test.afterAll(() => console.log(`${walked.length} of ${CELLS.length} cells, from seed ${SEED}`));

for (const { work, befalls, walk } of walked)
  test(`${work.name} is under way as ${befalls}`, async ({ page, sandbox }) => {
    test.setTimeout(60_000);
    await walk(page, sandbox, work);
  });
