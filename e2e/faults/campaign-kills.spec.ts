// Kills the page at every await while a campaign is sent. The console must never send again automatically, and every
// stored campaign must end in a valid state.
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { isDeepRun } from '../../src/build/depth';
import { expect, type Sandbox, test } from '../fixtures';
import { CampaignsPage } from '../pages/campaigns-page';
import { signIn } from '../pages/sign-in-page';
import { installSendPauses } from './hold-sends';

/** Every await while a campaign is sent, in order. The first test checks this list against an uninterrupted run. */
const AWAITS = [
  // Acquires the lock, and then checks four things: a crashed earlier page, the campaign's fingerprint, conflicting
  // sends and the pause.
  'lock 1',
  'disk 1',
  'fingerprint 1',
  'disk 2',
  'disk 3',
  // Before the request, stores the record and loads it back.
  'disk 4',
  'read 1',
  // Waits for the response and the end of its body.
  'response 1',
  'body 1',
  // Stores the outcome.
  'disk 5',
] as const;

const KILLS = ['closed', 'crashed', 'reloaded', 'frozen'] as const;
type KillName = (typeof KILLS)[number];

/**
 * The only kill of the ordinary run, which reloads the page while the request is in flight. The deep run performs all
 * `KILLS` at every await.
 */
const SPREAD: Readonly<Partial<Record<(typeof AWAITS)[number], KillName>>> = {
  'response 1': 'reloaded',
};
const killsAt = (at: (typeof AWAITS)[number]): readonly KillName[] =>
  isDeepRun ? KILLS : KILLS.filter((how) => how === SPREAD[at]);

const sends = (sandbox: Sandbox) => sandbox.requests('campaigns.create');

async function sendHeldAt(page: Page, at: string | null): Promise<void> {
  await page.addInitScript(installSendPauses);
  await signIn(page, 'admin@acme.test', '/acme/campaigns/new');
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareText('Website chat message', 'Acme website', 'Hello there');
  await campaigns.count();
  await campaigns.arm('640');
  await page.evaluate((where) => window.hold.start(where), at);
  await campaigns.send.click();
}

async function crash(page: Page, protocol: CDPSession): Promise<void> {
  const crashed = page.waitForEvent('crash');
  // Ignores the failure, because a crashed page doesn't respond to the command.
  void protocol.send('Page.crash').catch(() => undefined);
  await crashed;
}

/**
 * Kills or freezes the page while `window.hold` stops it at an await. A frozen page resumes after its clock was
 * advanced by a minute.
 */
async function kill(how: KillName, page: Page, context: BrowserContext): Promise<void> {
  const protocol = await context.newCDPSession(page);
  switch (how) {
    case 'closed':
      await page.close({ runBeforeUnload: false });
      return;
    case 'crashed':
      await crash(page, protocol);
      return;
    case 'reloaded':
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      return;
    case 'frozen':
      await protocol.send('Page.setWebLifecycleState', { state: 'frozen' });
      await protocol.send('Page.setWebLifecycleState', { state: 'active' });
      await page.evaluate(() => window.hold.goOn(60_000));
      await expect(
        page
          .getByText(/Nothing was sent|Rejected: no campaign was created|The platform created|Not confirmed/)
          .first(),
      ).toBeVisible();
  }
}

/**
 * Checks that the list and the draft's own page say that sending was interrupted, and link to the campaign's record.
 */
async function expectInterruptedDraft(page: Page): Promise<void> {
  const campaigns = new CampaignsPage(page);
  await campaigns.tab('Drafts').click();
  await expect(campaigns.row('Hello there').getByText('Sending interrupted')).toBeVisible();
  await campaigns.openDraft();
  const notice = page.getByRole('status', { name: 'Sending was interrupted' });
  await notice.getByRole('link', { name: 'View campaign' }).click();
  await expect(campaigns.wentOut).toBeVisible();
}

// Needs a fresh page, because the page's promises must be wrapped before the console loads.
test.use({ freshPage: true });

test('sending a campaign without interruption goes through exactly the steps that the other tests interrupt', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await sendHeldAt(page, null);
  await expect(page.getByText('The platform created the campaign.')).toBeVisible();
  const seen = await page.evaluate(() => window.hold.seen);
  expect(seen.slice(0, AWAITS.length)).toEqual([...AWAITS]);
  expect(await sends(sandbox)).toHaveLength(1);
});

for (const [index, at] of AWAITS.entries()) {
  for (const how of killsAt(at)) {
    test(`a campaign is sent at most once and its outcome is recorded if the page is ${how} at the step “${at}”`, async ({
      browser,
      sandbox,
    }) => {
      const context = await browser.newContext({ baseURL: sandbox.url });
      const page = await context.newPage();
      await sendHeldAt(page, at);
      await page.waitForFunction(() => window.hold.isHeld);
      const left = index >= AWAITS.indexOf('response 1') ? 1 : 0;
      await expect.poll(() => sends(sandbox)).toHaveLength(left);
      await kill(how, page, context);

      const reopened = await context.newPage();
      await signIn(reopened, 'admin@acme.test', '/acme/campaigns');
      const attention = new CampaignsPage(reopened).tab('Needs attention');
      await expect(attention).toHaveText(/\d$/);
      // An unconfirmed campaign is listed under the tab Needs attention only.
      if (!(await attention.textContent())?.endsWith('0')) await attention.click();
      const outcome = reopened.getByRole('table').getByText(/^(Not confirmed|Sent)$/);
      const nothing = reopened.getByText('No campaigns yet');
      await expect(outcome.or(nothing)).toBeVisible();
      // A campaign whose request was sent must have a record. If the request wasn't sent, there may be no record.
      if (left === 1) await expect(outcome).toHaveText(/^(Not confirmed|Sent)$/);
      if (at === 'response 1' && how !== 'frozen') await expectInterruptedDraft(reopened);
      expect(await sends(sandbox)).toHaveLength(left);
      await context.close();
    });
  }
}
