// The page killed at some moment of the send, and every other way of asking twice: one campaign at most, never by itself.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, type Sandbox, test } from '../fixtures';
import { CampaignsPage } from '../pages/campaigns-page';
import { signIn } from '../pages/sign-in-page';

const NEW = '/acme/campaigns/new';
/** How often each way of asking twice is tried: `CAMPAIGN_REPEATS=50` for the long run. */
const REPEATS = Number(process.env.CAMPAIGN_REPEATS ?? 1);

const sends = (sandbox: Sandbox) => sandbox.requests('campaigns.create');

async function armed(page: Page): Promise<CampaignsPage> {
  await signIn(page, 'admin@acme.test', NEW);
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareTemplate();
  await campaigns.count();
  await campaigns.arm('1284');
  return campaigns;
}

const KILLS: Readonly<Record<string, (page: Page, context: BrowserContext) => Promise<unknown>>> = {
  closed: (page) => page.close({ runBeforeUnload: false }),
  crashed: async (page, context) => {
    const protocol = await context.newCDPSession(page);
    // A crashed page doesn't answer that it crashed.
    void protocol.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
  },
  reloaded: (page) => {
    page.on('dialog', (dialog) => void dialog.accept());
    return page.reload();
  },
};

/** Milliseconds from the second act to the kill: from before the record is written to while the answer is on its way. */
const MOMENTS = [0, 5, 20, 60, 250];

for (const [kill, carryOut] of Object.entries(KILLS)) {
  for (const moment of MOMENTS) {
    test(`${kill} ${moment} ms after the second act`, async ({ browser, sandbox }) => {
      const context = await browser.newContext({ baseURL: sandbox.url });
      const page = await context.newPage();
      const campaigns = await armed(page);
      await sandbox.fault({ operation: 'campaigns.create', kind: 'latency', delay_ms: 1500 });
      await campaigns.send.evaluate((button: HTMLElement) => setTimeout(() => button.click(), 0));
      await new Promise((resolve) => setTimeout(resolve, moment));
      await carryOut(page, context);
      const reopened = await context.newPage();
      await signIn(reopened, 'admin@acme.test', '/acme/campaigns');
      const sent = await sends(sandbox);
      expect(sent.length).toBeLessThanOrEqual(1);
      const outcome = reopened.getByRole('table').getByText(/^(Unknown|Sent)$/);
      const nothing = reopened.getByText('No campaign was sent from this browser');
      await expect(outcome.or(nothing)).toBeVisible();
      // What reached the platform is on record here: the record was written first.
      if (sent.length === 1) await expect(outcome).toBeVisible();
      expect(await sends(sandbox)).toHaveLength(sent.length);
      await context.close();
    });
  }
}

for (let round = 1; round <= REPEATS; round += 1) {
  test(`five tabs at once send one campaign, round ${round}`, async ({ browser, sandbox }) => {
    test.setTimeout(90_000);
    const context = await browser.newContext({ baseURL: sandbox.url });
    const tabs: CampaignsPage[] = [];
    for (let tab = 0; tab < 5; tab += 1) tabs.push(await armed(await context.newPage()));
    await sandbox.fault({ operation: 'campaigns.create', kind: 'latency', delay_ms: 800, times: 5 });
    await Promise.all(
      tabs.map(({ send }) => send.evaluate((button: HTMLElement) => setTimeout(() => button.click(), 50))),
    );
    await expect
      .poll(async () =>
        (await Promise.all(tabs.map(({ page }) => page.getByText('The platform created').count()))).sort(),
      )
      .toEqual([0, 0, 0, 0, 1]);
    expect(await sends(sandbox)).toHaveLength(1);
    await context.close();
  });

  test(`back and forward after a send sends nothing, round ${round}`, async ({ page, sandbox }) => {
    const campaigns = await armed(page);
    await campaigns.send.click();
    await expect(page.getByText('The platform created the campaign.')).toBeVisible();
    await page.getByRole('link', { name: 'All campaigns' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sends(sandbox)).toHaveLength(1);
  });
}
