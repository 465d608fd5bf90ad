// Tries every way in which a person could send a campaign twice. Each must create only one campaign. The deep run
// repeats each way fifty times.
import type { BrowserContext, Page } from '@playwright/test';
import { isDeepRun } from '../../src/build/depth';
import { expect, type Sandbox, test } from '../fixtures';
import { CampaignsPage } from '../pages/campaigns-page';
import { signIn } from '../pages/sign-in-page';

const REPEATS = isDeepRun ? 50 : 1;
const TABS = isDeepRun ? 5 : 2;
const NEW = '/acme/campaigns/new';
/**
 * The number of rounds after which the test signs in again. Each round advances the clock by a minute and a half, and a
 * token lasts an hour.
 */
const ROUNDS_OF_A_TOKEN = 30;

const created = async (sandbox: Sandbox) => (await sandbox.requests('campaigns.create')).length;

/** The delay in milliseconds between confirming the number of recipients and enabling the button. */
const PAUSE = 1_100;

/** Prepares a campaign up to the review and confirms its number of recipients. */
async function prepare(page: Page, text: string): Promise<CampaignsPage> {
  const campaigns = new CampaignsPage(page);
  await campaigns.prepareText('Website chat message', 'Acme website', text);
  await campaigns.count();
  await campaigns.typeCount('640');
  return campaigns;
}

/** Starts a new campaign after the waiting period that follows each send. */
async function begin(page: Page, round: number): Promise<void> {
  if (round > 1) await page.clock.fastForward(91_000);
  if (round % ROUNDS_OF_A_TOKEN === 1) await signIn(page, 'admin@acme.test', '/acme/campaigns');
  else await new CampaignsPage(page).toList.click();
  await page.getByRole('link', { name: 'New campaign' }).first().click();
}

const ONE_PAGE: Readonly<Record<string, (page: Page, campaigns: CampaignsPage) => Promise<void>>> = {
  'a double click': (_page, campaigns) => campaigns.send.dblclick(),
  'a held Enter': async (page, campaigns) => {
    await campaigns.send.focus();
    // Presses the key twenty times without releasing it. Every keydown after the first is a repeat, as if the person
    // held the key.
    for (let press = 0; press < 20; press += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
  'back and forward': async (page, campaigns) => {
    await campaigns.send.click();
    await expect(page.getByText('The platform created the campaign.')).toBeVisible();
    await page.goBack();
    await page.goForward();
    await page.goBack();
    await page.goForward();
  },
};

for (const [way, ask] of Object.entries(ONE_PAGE)) {
  // Only in the deep run. In the ordinary run, campaigns.spec.ts covers the double click and the held Enter key, and
  // the test below covers two tabs.
  test(`${way} sends one campaign in each of ${REPEATS} rounds`, { tag: '@deep' }, async ({
    page,
    sandbox,
  }) => {
    test.setTimeout(30_000 + REPEATS * 20_000);
    await page.clock.install();
    for (let round = 1; round <= REPEATS; round += 1) {
      await begin(page, round);
      const campaigns = await prepare(page, `Round ${round} of ${way}`);
      await page.clock.fastForward(PAUSE);
      await ask(page, campaigns);
      await expect(page.getByText('The platform created the campaign.')).toBeVisible();
      expect(await created(sandbox)).toBe(round);
    }
    expect(await created(sandbox)).toBe(REPEATS);
  });
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, 'admin@acme.test', NEW);
  await expect(page.getByRole('radio', { name: 'Website chat message' })).toBeVisible();
  return page;
}

const howMany = async (tabs: readonly CampaignsPage[], text: string) =>
  (await Promise.all(tabs.map(({ page }) => page.getByText(text).count()))).sort();

for (let round = 1; round <= REPEATS; round += 1) {
  test(`${TABS} tabs that send simultaneously create one campaign, round ${round}`, async ({
    browser,
    sandbox,
  }) => {
    test.setTimeout(90_000);
    const context = await browser.newContext({ baseURL: sandbox.url });
    await context.clock.install();
    // All tabs are open before any of them saves a draft, as if they were opened at the same time.
    const pages = await Promise.all(Array.from({ length: TABS }, () => openTab(context)));
    const tabs = await Promise.all(pages.map((page) => prepare(page, 'Hello there')));
    const [, ...others] = tabs;
    // Advances the clock of all tabs, because they share it.
    await context.clock.fastForward(PAUSE);
    for (const { send } of tabs) await expect(send).toBeEnabled();
    await sandbox.fault({ operation: 'campaigns.create', kind: 'latency', delay_ms: 800, times: TABS });
    await Promise.all(tabs.map(({ send }) => send.evaluate((button: HTMLElement) => button.click())));
    await expect.poll(() => howMany(tabs, 'The platform created')).toEqual([...others.map(() => 0), 1]);
    await expect.poll(() => howMany(tabs, 'Nothing was sent')).toEqual([0, ...others.map(() => 1)]);
    expect(await created(sandbox)).toBe(1);
    await context.close();
  });
}
